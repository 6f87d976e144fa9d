export type PictureFormat = 'jpg' | 'png' | 'gif'
export type EncodedPicture = { bytes: Buffer; format: PictureFormat; width: number; height: number }

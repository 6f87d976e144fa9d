export type PictureFormat = 'jpg' | 'png' | 'gif'
export type EncodedPicture = { bytes: Buffer; format: PictureFormat; width: number; height: number }

/** Content types of stored pictures. */
export const PICTURE_TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const

/** A picture of the site itself, as `pnpm artwork pictures` left it under `public/assets/pictures`. */
export interface EncodedPicture {
  /** The start of its files' names, with a hash of what they hold. */
  file: string
  /** Pixels of the master. */
  width: number
  height: number
  /** Its average, to stand there until the picture has come. */
  colour: string
}

/** A picture as its table has it: all pages load it. */
export type PictureRow = readonly [hash: string, width: number, height: number, colour: string]

export function picturesOf<Code extends string>(
  rows: Readonly<Record<Code, PictureRow>>,
): Record<Code, EncodedPicture> {
  const pictures = Object.entries<PictureRow>(rows).map(([code, [hash, width, height, colour]]) => [
    code,
    { file: `${code}.${hash}`, width, height, colour },
  ])
  return Object.fromEntries(pictures)
}

/** Widths in pixels of a picture's files; of a smaller master the last is its own. */
export const PICTURE_WIDTHS = [480, 960, 1280, 1920, 2560] as const

/** Address of the file of a width, or of the widest below it. WebP is for clients that cannot choose, such as previews in social networks. */
export function pictureAddress(
  { file, width }: EncodedPicture,
  wide: (typeof PICTURE_WIDTHS)[number],
  format: 'avif' | 'webp' = 'webp',
): string {
  return `/assets/pictures/${file}-${Math.min(wide, width)}.${format}`
}

/** All files of one format with their widths, as in the attribute `srcset`. */
export function srcSet(picture: EncodedPicture, format: 'avif' | 'webp'): string {
  const variants = PICTURE_WIDTHS.map(
    (wide) => `${pictureAddress(picture, wide, format)} ${Math.min(wide, picture.width)}w`,
  )
  return [...new Set(variants)].join(', ')
}

/** Widths in pixels in which `/uploads/news/{file}?w=` serves a WebP. */
export const PICTURE_WIDTHS = [480, 960, 1200, 1600] as const

/** With `?w=card` it serves a JPEG of this size, for previews in social networks: not all of them read WebP. */
export const PICTURE_CARD = { width: 1200, height: 630 } as const
/** Cards that keep another part than the middle: percent from the left, or of a high picture from the top. */
const CARDS = [
  ...(['card-0', 'card-10', 'card-20', 'card-30', 'card-40'] as const),
  ...(['card-60', 'card-70', 'card-80', 'card-90', 'card-100'] as const),
]
/** What a stored picture is served as, in addition to itself. */
export const PICTURE_VARIANTS = [...PICTURE_WIDTHS, 'card' as const, ...CARDS]
export type PictureVariant = (typeof PICTURE_VARIANTS)[number]

/** Endings of the picture files staff may choose, compared in lower case (ADM-19). */
export const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'gif'] as const

/** Pictures of one news item, without its cover (ADM-18). */
export const MAX_GALLERY = 10

/** Bytes of one picture file as sent by staff (AMB-46). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** Bytes of one whole request with pictures. */
export const MAX_UPLOAD_BYTES = 112 * 1024 * 1024

/** Pixels of one picture, all frames together. */
export const MAX_PICTURE_PIXELS = 50_000_000

/** Pixels of the longer side of a stored picture; of a larger one no more is kept. */
export const MAX_PICTURE_SIDE = 2560

/** The name of a stored picture, which carries its size: `{name}-{width}x{height}.{jpg|png|gif}`. */
export const PICTURE_FILE = /^[a-z0-9][a-z0-9-]{0,90}-(\d{1,5})x(\d{1,5})\.(jpg|png|gif)$/

/** Width and height in pixels as the file name of a stored picture tells them; `null` for any other name. */
export function pictureSize(file: string): { width: number; height: number } | null {
  const match = PICTURE_FILE.exec(file)
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null
}

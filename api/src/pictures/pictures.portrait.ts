import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '#contract/pictures.ts'
import { MIN_PORTRAIT_SIDE, type PortraitFormat, type PortraitSide } from '#contract/portraits.ts'
import { HttpError, notAPicture } from '#http/errors.ts'
import { measure } from './pictures.encode.ts'

/** Pixels of the longer side of a stored photograph: the largest square is a third of it. */
const MAX_SIDE = 1296
const SECONDS = 30

/** A photograph of a person: a JPEG, and the name that its content gives it. */
export type EncodedPortrait = { bytes: Buffer; name: string; width: number; height: number }

/** `contact card` is a JPEG, for the programs that read those open nothing newer. */
export type PortraitVariant = { side: PortraitSide; format: PortraitFormat } | 'contact card'
const CARD_SIDE = 240

sharp.unblock({ operation: ['VipsForeignLoadWebp'] })

/**
 * A photograph as staff sent it, judged by its content, then re-encoded: upright, without metadata or anything appended.
 * @param field names it in errors
 * @throws 415 when it is no picture or a broken one, 413 when it has too many pixels, 400 when it has too few
 */
export async function encodePortrait(sent: Buffer, field: string): Promise<EncodedPortrait> {
  if (!isPhotograph(sent)) throw notAPicture('only JPEG, PNG and WebP photographs are accepted', field, 'portraitType')
  const { width, height } = await measure(sent, field)
  if (Math.min(width, height) < MIN_PORTRAIT_SIDE)
    throw new HttpError(400, 'the photograph is too small', { field, code: 'portraitTooSmall' })
  const { data, info } = await sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw notAPicture('the photograph is broken', field, 'imageBroken', error)
    })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return { bytes: data, name: `${hash}-${info.width}x${info.height}`, width: info.width, height: info.height }
}

/**
 * A square of a stored photograph.
 * @param focus percent of what is cut off that goes at the left and at the top, as `object-position` has it
 */
export async function encodePortraitCrop(stored: Buffer, focus: string, variant: PortraitVariant): Promise<Buffer> {
  const { width, height } = await sharp(stored).metadata()
  const [x = 50, y = 50] = focus.split(' ').map(Number)
  const side = Math.min(width, height)
  const left = Math.round(((width - side) * x) / 100)
  const top = Math.round(((height - side) * y) / 100)
  const size = variant === 'contact card' ? CARD_SIDE : variant.side
  const square = sharp(stored).timeout({ seconds: SECONDS }).extract({ left, top, width: side, height: side })
  const resized = square.resize({ width: size, height: size })
  if (variant === 'contact card') return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return variant.format === 'avif'
    ? resized.avif({ quality: 60, effort: 4 }).toBuffer()
    : resized.webp({ quality: 82, effort: 4 }).toBuffer()
}

function isPhotograph(sent: Buffer): boolean {
  const begins = (hex: string) => sent.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))
  const isWebp = sent.toString('latin1', 0, 4) === 'RIFF' && sent.toString('latin1', 8, 12) === 'WEBP'
  return begins('ffd8ff') || begins('89504e470d0a1a0a') || isWebp
}

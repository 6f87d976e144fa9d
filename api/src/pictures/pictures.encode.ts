import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  PICTURE_CARD,
  PICTURE_ENDINGS,
  type PictureVariant,
} from '#contract/pictures.ts'
import { notAPicture, tooLarge } from '#http/errors.ts'
import type { EncodedPicture, PictureFormat } from './pictures.formats.ts'

/** What a picture of few pixels may have, too: a side of millions, or so many frames, takes decoders half a minute. */
const MAX_SIDE = 30_000
const MAX_FRAMES = 2_000
/** On the clock, for a process that comes last when the cores are busy. */
const SECONDS = 30

const SIGNATURES: [PictureFormat, Buffer][] = [
  ['jpg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['gif', Buffer.from('GIF8')],
]

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] })

/**
 * A picture as staff sent it, judged by its content and its ending, then re-encoded: upright, without metadata or
 * anything appended, at most 2560 pixels long. A GIF keeps its frames.
 * @param field names the picture in errors
 * @throws 415 when it is no picture or a broken one, 413 when it has too many bytes or pixels
 */
export async function encodePicture(sent: Buffer, name: string, field: string): Promise<EncodedPicture> {
  const format = formatOf(sent, name)
  if (!format) throw notAPicture('only JPEG, PNG and GIF pictures are accepted', field)
  const { pages = 1 } = await measure(sent, field)
  const upright = read(sent, pages > 1)
    .autoOrient()
    .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data: bytes, info } = await written(upright, format)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => refuse(error, field))
  if (bytes.length > MAX_PICTURE_BYTES) throw tooLarge('the picture is too large', field, 'imageTooLarge')
  return { bytes, format, width: info.width, height: info.pageHeight ?? info.height }
}

/**
 * A stored picture as a WebP of at most so many pixels, never larger than the picture itself, or as a card, a JPEG. What
 * is transparent becomes white: pages show what stands there until a picture comes, and it would be seen through it
 * afterwards as well.
 */
export async function encodeVariant(stored: Buffer, variant: PictureVariant): Promise<Buffer> {
  if (typeof variant === 'string')
    return (await cropped(stored, Number(variant.split('-')[1] ?? 50)))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  return read(stored, true)
    .resize({ width: variant, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 78, effort: 3 })
    .toBuffer()
}

/** @param place percent of what is cut off that goes at the left, or at the top, as `object-position` has it */
async function cropped(stored: Buffer, place: number): Promise<Sharp> {
  const { width, height, pageHeight = height } = await read(stored, false).metadata()
  const scale = Math.max(PICTURE_CARD.width / width, PICTURE_CARD.height / pageHeight)
  const scaled = { width: Math.round(width * scale), height: Math.round(pageHeight * scale) }
  return read(stored, false)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(((scaled.width - PICTURE_CARD.width) * place) / 100),
      top: Math.round(((scaled.height - PICTURE_CARD.height) * place) / 100),
      ...PICTURE_CARD,
    })
}

function formatOf(sent: Buffer, name: string): PictureFormat | undefined {
  const ending = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1]
  if (!PICTURE_ENDINGS.some((allowed) => allowed === ending)) return undefined
  return SIGNATURES.find(([, signature]) => sent.subarray(0, signature.length).equals(signature))?.[0]
}

function read(bytes: Buffer, animated: boolean): Sharp {
  return sharp(bytes, { animated, limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({
    seconds: SECONDS,
  })
}

/** @throws 415 when it is a broken one, 413 when it has too many pixels or frames */
export async function measure(sent: Buffer, field: string): Promise<Metadata> {
  const size = await sharp(sent, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => refuse(error, field))
  if (size.width * (size.pageHeight ?? size.height) * (size.pages ?? 1) > MAX_PICTURE_PIXELS)
    throw tooLarge('the picture has more than 50 million pixels', field, 'imageTooManyPixels')
  if (Math.max(size.width, size.pageHeight ?? size.height) > MAX_SIDE || (size.pages ?? 1) > MAX_FRAMES)
    throw tooLarge('the picture is too long or has too many frames', field, 'imageTooLong')
  return size
}

function written(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'jpg') return picture.jpeg({ quality: 84, progressive: true })
  if (format === 'png') return picture.png({ compressionLevel: 8 })
  return picture.gif()
}

function refuse(error: unknown, field: string): never {
  throw notAPicture('the picture is broken', field, 'imageBroken', error)
}

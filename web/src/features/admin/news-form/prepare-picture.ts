import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from 'api/contract/pictures'
import type { HeicAnswer, HeicQuestion } from './heic-picture.worker.ts'
import { sizeInHeader } from './picture-header.ts'
import { isHeic, isTooLarge, PictureRefusedError } from './picture-rules.ts'
import type { PreparedPicture } from './picture-uploads.ts'
import type { ShrinkAnswer, ShrinkQuestion } from './shrink-picture.worker.ts'

/** Bytes below which a photograph is sent as it is: making it smaller would save little. */
const WORTH_SHRINKING = 1024 * 1024

/**
 * The file as the server takes it. A photograph with more pixels than the server keeps, or more bytes than it takes, becomes
 * a smaller JPEG, in a worker, so that the form stays usable. @throws PictureRefusedError when it cannot be made small enough, as an animation
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (isHeic(file.name)) return convert(file)
  const size = await sizeInHeader(file)
  const hasTo = isTooLarge(file.size, MAX_PICTURE_BYTES, size)
  const isPhotograph = /\.jpe?g$/i.test(file.name)
  const side = size ? Math.max(size.width, size.height) : 0
  if (!hasTo && !(isPhotograph && side > MAX_PICTURE_SIDE && file.size > WORTH_SHRINKING)) return { file, note: null }
  const isStill = !/\.gif$/i.test(file.name) && typeof OffscreenCanvas !== 'undefined'
  const picture = isStill ? await shrink(file) : null
  if (!picture || (!hasTo && picture.size >= file.size)) {
    if (hasTo) throw new PictureRefusedError('imageTooLarge')
    return { file, note: null }
  }
  const shrunk = asJpeg(file, picture)
  return { file: shrunk, note: { kind: 'shrunk', from: file.size, to: shrunk.size } }
}

/** A photograph of a telephone as a JPEG; what decodes it is loaded only now. @throws PictureRefusedError for a broken one */
async function convert(file: File): Promise<PreparedPicture> {
  if (typeof OffscreenCanvas === 'undefined') throw new PictureRefusedError('imageHeic')
  const worker = new Worker(new URL('./heic-picture.worker.ts', import.meta.url), { type: 'module' })
  const picture = await ask<HeicQuestion, HeicAnswer>(worker, { file, maxSide: MAX_PICTURE_SIDE })
  if (!picture || picture.size > MAX_PICTURE_BYTES) throw new PictureRefusedError('imageHeic')
  return { file: asJpeg(file, picture), note: { kind: 'converted' } }
}

function shrink(file: File): Promise<ShrinkAnswer | null> {
  const worker = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' })
  return ask<ShrinkQuestion, ShrinkAnswer>(worker, { file, maxBytes: MAX_PICTURE_BYTES, maxSide: MAX_PICTURE_SIDE })
}

function asJpeg({ name }: File, picture: Blob): File {
  return new File([picture], name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
}

/** The one answer of a worker, `null` when it breaks. */
function ask<Question, Answer>(worker: Worker, question: Question): Promise<Answer | null> {
  return new Promise<Answer | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

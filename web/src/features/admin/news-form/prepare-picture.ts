import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from 'api/contract/pictures'
import { sizeInHeader } from './picture-header.ts'
import { isTooLarge, PictureRefusedError } from './picture-rules.ts'
import type { PreparedPicture } from './picture-uploads.ts'
import type { ShrinkAnswer, ShrinkQuestion } from './shrink-picture.worker.ts'

/** Bytes below which a photograph is sent as it is: making it smaller would save little. */
const WORTH_SHRINKING = 1024 * 1024

/**
 * The file as the server takes it. A photograph with more pixels than the server keeps, or more bytes than it takes, becomes
 * a smaller JPEG, in a worker, so that the form stays usable. @throws PictureRefusedError when it cannot be made small enough, as an animation
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const size = await sizeInHeader(file)
  const hasTo = isTooLarge(file.size, MAX_PICTURE_BYTES, size)
  const isPhotograph = /\.jpe?g$/i.test(file.name)
  const side = size ? Math.max(size.width, size.height) : 0
  if (!hasTo && !(isPhotograph && side > MAX_PICTURE_SIDE && file.size > WORTH_SHRINKING)) return { file, note: null }
  const isStill = !/\.gif$/i.test(file.name) && typeof OffscreenCanvas !== 'undefined'
  const picture = isStill ? await askWorker({ file, maxBytes: MAX_PICTURE_BYTES, maxSide: MAX_PICTURE_SIDE }) : null
  if (!picture || (!hasTo && picture.size >= file.size)) {
    if (hasTo) throw new PictureRefusedError('imageTooLarge')
    return { file, note: null }
  }
  const shrunk = new File([picture], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
  return { file: shrunk, note: { kind: 'shrunk', from: file.size, to: shrunk.size } }
}

function askWorker(question: ShrinkQuestion): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ShrinkAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

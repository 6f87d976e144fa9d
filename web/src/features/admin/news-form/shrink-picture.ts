import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { sizeInHeader } from './picture-header.ts'
import { isTooLarge } from './picture-rules.ts'
import type { ShrinkAnswer, ShrinkQuestion } from './shrink-picture.worker.ts'

/**
 * The file as the server takes it: a photograph that is too large in bytes or pixels becomes a smaller JPEG, in a worker,
 * so that the form stays usable. @returns `null` when it cannot be made small enough, as an animation
 */
export async function fitting(file: File): Promise<File | null> {
  if (!isTooLarge(file.size, MAX_PICTURE_BYTES, await sizeInHeader(file))) return file
  if (/\.gif$/i.test(file.name) || typeof OffscreenCanvas === 'undefined') return null
  const picture = await askWorker({ file, maxBytes: MAX_PICTURE_BYTES })
  return picture && new File([picture], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
}

function askWorker(question: ShrinkQuestion): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ShrinkAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

import type { PictureBucket } from './pictures.bucket.ts'

const MAX_KNOWN = 1_000

/** How many bytes a picture has; a stored picture never changes, so each is asked for once. */
export function createPictureSizes(bucket: Pick<PictureBucket, 'size'>): (file: string) => Promise<number> {
  const known = new Map<string, number>()

  /** 0 when it cannot be known. */
  return async function sizeOf(file) {
    const size = known.get(file) ?? (await bucket.size(file).catch(() => null))
    if (!size) return 0
    known.set(file, size)
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? '')
    return size
  }
}

import { PICTURE_VARIANTS, type PictureVariant } from '#contract/pictures.ts'
import { createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'

/** The bucket of the news pictures. */
const BUCKET = 'news'
/** Stored names never come again with other bytes. */
const CACHE_SECONDS = '31536000'

/** The stored name of a variant of a picture. */
export function variantOf(file: string, variant: PictureVariant): string {
  return typeof variant === 'string' ? `${file}.${variant}.jpg` : `${file}.${variant}.webp`
}

/** The picture that a stored name is, or is a variant of. */
export function pictureOf(stored: string): string {
  return stored.replace(/\.(?:\d+\.webp|card(?:-\d+)?\.jpg)$/, '')
}

/** Picture files in Supabase Storage. Every method throws `UnavailableError` when Storage is away. */
export function createPictureBucket(supabase: Supabase) {
  const files = createBucket(supabase, BUCKET)

  return {
    ...files,

    put: (stored: string, bytes: Buffer, type: string, { upsert }: { upsert: boolean }): Promise<void> =>
      files.put(stored, bytes, { contentType: type, cacheControl: CACHE_SECONDS, upsert }),

    /** Removes pictures together with their variants. */
    async removePictures(pictures: string[]): Promise<void> {
      await files.remove(
        pictures.flatMap((file) => [file, ...PICTURE_VARIANTS.map((variant) => variantOf(file, variant))]),
      )
    },
  }
}
export type PictureBucket = ReturnType<typeof createPictureBucket>

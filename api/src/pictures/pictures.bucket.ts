import { PICTURE_VARIANTS, type PictureVariant } from '#contract/pictures.ts'
import type { Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** The bucket of the news pictures. */
const BUCKET = 'news'
/** Stored names never come again with other bytes. */
const CACHE_SECONDS = '31536000'

/** The stored name of a variant of a picture. */
export function variantOf(file: string, variant: PictureVariant): string {
  return variant === 'card' ? `${file}.card.jpg` : `${file}.${variant}.webp`
}

/** The picture that a stored name is, or is a variant of. */
export function pictureOf(stored: string): string {
  return stored.replace(/\.(?:\d+\.webp|card\.jpg)$/, '')
}

/** Picture files in Supabase Storage. Every method throws `UnavailableError` when Storage is away. */
export function createPictureBucket(supabase: Supabase) {
  const bucket = supabase.storage.from(BUCKET)

  async function remove(stored: string[]): Promise<void> {
    if (stored.length === 0) return
    const { error } = await bucket.remove(stored)
    if (error) throw new UnavailableError(error, 'storage')
  }

  return {
    async put(stored: string, bytes: Buffer, type: string, options: { upsert: boolean }): Promise<void> {
      const { error } = await bucket.upload(stored, bytes, {
        contentType: type,
        cacheControl: CACHE_SECONDS,
        ...options,
      })
      if (error) throw new UnavailableError(error, 'storage')
    },

    /** The bytes, or `null` when there is no such file. */
    async get(stored: string): Promise<Buffer | null> {
      const { data, error } = await bucket.download(stored)
      if (data) return Buffer.from(await data.arrayBuffer())
      if (isMissing(error)) return null
      throw new UnavailableError(error, 'storage')
    },

    /** Bytes of a file, or `null` when there is no such file. */
    async size(stored: string): Promise<number | null> {
      const { data, error } = await bucket.info(stored)
      if (data) return data.size ?? (data.metadata?.size as number | undefined) ?? null
      if (isMissing(error)) return null
      throw new UnavailableError(error, 'storage')
    },

    remove,

    /** Removes pictures together with their variants. */
    async removePictures(files: string[]): Promise<void> {
      await remove(files.flatMap((file) => [file, ...PICTURE_VARIANTS.map((variant) => variantOf(file, variant))]))
    },

    /** One page of stored names in their order. */
    async list(offset: number, limit: number): Promise<string[]> {
      const { data, error } = await bucket.list('', { offset, limit, sortBy: { column: 'name', order: 'asc' } })
      if (error) throw new UnavailableError(error, 'storage')
      return data.map(({ name }) => name)
    },
  }
}
export type PictureBucket = ReturnType<typeof createPictureBucket>

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string }
  return status === 404 || statusCode === '404' || statusCode === 'not_found'
}

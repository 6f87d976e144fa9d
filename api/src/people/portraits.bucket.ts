import { createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'

const BUCKET = 'people'
/** Stored names never come again with other bytes. */
const CACHE_SECONDS = '31536000'
const TYPES = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' } as const

/** What a file of the bucket shows: a photograph, or a crop of one. `{photograph}[.{left}-{top}.{side}].{ending}` */
export const shownBy = (stored: string): string => stored.replace(/(\.\d+)?\.[a-z]+$/, '')

/** Photographs of people and their crops in Supabase Storage. Every method throws `UnavailableError` when Storage is away. */
export function createPortraitBucket(supabase: Supabase) {
  const files = createBucket(supabase, BUCKET)
  return {
    ...files,
    /** The content of a name gives it its name: what is there already is the same. */
    put: (stored: string, bytes: Buffer): Promise<void> =>
      files.put(stored, bytes, {
        contentType: typeOf(stored),
        cacheControl: CACHE_SECONDS,
        upsert: true,
      }),
  }
}
export type PortraitBucket = ReturnType<typeof createPortraitBucket>

/** The content type of a stored name. */
export function typeOf(stored: string): string {
  return TYPES[stored.slice(stored.lastIndexOf('.') + 1) as keyof typeof TYPES]
}

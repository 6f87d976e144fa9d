import type { Supabase } from './client.ts'
import { UnavailableError } from './errors.ts'

/** The buckets by their ids, with the seconds for which others may keep their files: a stored name never comes again with other bytes. */
const BUCKETS = {
  news: { cacheControl: '31536000' },
  people: { cacheControl: '31536000' },
  documents: {},
  inquiries: {},
}
export type BucketId = keyof typeof BUCKETS
export const BUCKET_IDS = Object.keys(BUCKETS) as BucketId[]

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** The content type of a stored name; of one without an ending, which visitors sent, one that no browser shows. */
export function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Files that Storage removes in one call at most. */
const MAX_REMOVED_FILES = 1000

/** The files of one bucket of Supabase Storage. Every method throws `UnavailableError` when Storage is away. */
export function createBucket(supabase: Supabase, id: BucketId) {
  const bucket = supabase.storage.from(id)

  return {
    /** @param upsert lets it take the place of another */
    async put(name: string, bytes: Buffer, { upsert = false } = {}): Promise<void> {
      const { error } = await bucket.upload(name, bytes, { contentType: typeOf(name), upsert, ...BUCKETS[id] })
      if (error) throw new UnavailableError(error, 'storage')
    },

    /** The bytes, or `null` when there is no such file. */
    async get(name: string): Promise<Buffer | null> {
      const { data, error } = await bucket.download(name)
      if (data) return Buffer.from(await data.arrayBuffer())
      if (isMissing(error)) return null
      throw new UnavailableError(error, 'storage')
    },

    /** Bytes of a file, or `null` when there is no such file. */
    async size(name: string): Promise<number | null> {
      const { data, error } = await bucket.info(name)
      if (data) return data.size ?? (data.metadata?.size as number | undefined) ?? null
      if (isMissing(error)) return null
      throw new UnavailableError(error, 'storage')
    },

    /** Removes any number of files, as many at once as Storage allows. */
    async remove(names: string[]): Promise<void> {
      for (let start = 0; start < names.length; start += MAX_REMOVED_FILES) {
        const { error } = await bucket.remove(names.slice(start, start + MAX_REMOVED_FILES))
        if (error) throw new UnavailableError(error, 'storage')
      }
    },

    /** One page of names in their order. */
    async list(offset: number, limit: number): Promise<string[]> {
      const { data, error } = await bucket.list('', { offset, limit, sortBy: { column: 'name', order: 'asc' } })
      if (error) throw new UnavailableError(error, 'storage')
      return data.map(({ name }) => name)
    },
  }
}
export type Bucket = ReturnType<typeof createBucket>

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string }
  return status === 404 || statusCode === '404' || statusCode === 'not_found'
}

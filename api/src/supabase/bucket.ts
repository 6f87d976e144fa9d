import type { Supabase } from './client.ts'
import { UnavailableError } from './errors.ts'

/** How a file is stored; `cacheControl` are seconds, and `upsert` lets it take the place of another. */
type Stored = { contentType: string; cacheControl?: string; upsert: boolean }

/** Files that Storage removes in one call at most. */
const MAX_REMOVED_FILES = 1000

/** The files of one bucket of Supabase Storage. Every method throws `UnavailableError` when Storage is away. */
export function createBucket(supabase: Supabase, id: string) {
  const bucket = supabase.storage.from(id)

  return {
    async put(name: string, bytes: Buffer, stored: Stored): Promise<void> {
      const { error } = await bucket.upload(name, bytes, stored)
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

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string }
  return status === 404 || statusCode === '404' || statusCode === 'not_found'
}

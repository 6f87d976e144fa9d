import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ResponseCache } from '#cache/response-cache.ts'
import type { Bucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'
import type { EncodedPicture } from './pictures.formats.ts'
import { withVariants } from './pictures.variants.ts'

type Parts = { supabase: Supabase; bucket: Bucket; cache: ResponseCache; log: FastifyBaseLogger }

/**
 * Files first, row last: a row is written only when all its files are stored, and files leave only when no row names
 * them. What cannot be removed at once is an orphan, which the sweeper finds.
 */
export function createPictureStaging({ supabase, bucket, cache, log }: Parts) {
  async function discard(files: string[]): Promise<void> {
    const names = files.flatMap(withVariants)
    for (const name of names) cache.forget(name)
    await bucket.remove(names).catch((error: unknown) => {
      log.warn({ err: error, files }, 'pictures could not be removed; the job sweep-pictures will remove them')
    })
  }

  /** Removes pictures that a row has let go, except those that another item shows as well. */
  async function release(files: string[]): Promise<void> {
    if (files.length === 0) return
    try {
      await discard(await ask(supabase.rpc('unused_news_pictures', { files })))
    } catch (error) {
      log.warn({ err: error, files }, 'pictures could not be checked; the job sweep-pictures will do it')
    }
  }

  return {
    release,

    /**
     * Stores a picture that an item may come to show by its file, within a week. When it is unknown whether the row of it
     * was written, the sweeper removes it.
     * @param byWhom who sent it
     * @returns its file; the name carries its size @throws 503
     */
    async stage({ bytes, format, width, height }: EncodedPicture, byWhom: string): Promise<string> {
      const file = `${randomUUID()}-${width}x${height}.${format}`
      try {
        await bucket.put(file, bytes)
        await ask(supabase.from('staged_pictures').insert({ file, staged_by: byWhom }))
      } catch (error) {
        const isUnknown = error instanceof UnavailableError && error.service === 'database'
        if (!isUnknown) await discard([file])
        throw error
      }
      return file
    },

    /**
     * Ends the staging of pictures when their form has been saved or refused. Those that no item shows are removed at once.
     * @param isUnknown whether an item shows them is not known: the sweeper removes them if none does
     */
    async unstage(files: string[], { isUnknown }: { isUnknown: boolean }): Promise<void> {
      if (files.length === 0) return
      await ask(supabase.from('staged_pictures').delete().in('file', files)).catch((error: unknown) => {
        log.warn({ err: error, files }, 'pictures stay staged; the job discard_staged_pictures will end that')
      })
      if (!isUnknown) await release(files)
    },

    /** Those of the files that are staged. */
    async staged(files: string[]): Promise<string[]> {
      if (files.length === 0) return []
      const rows = await ask(supabase.from('staged_pictures').select('file').in('file', files))
      return rows.map(({ file }) => file)
    },
  }
}
export type PictureStaging = ReturnType<typeof createPictureStaging>

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ResponseCache } from '#cache/response-cache.ts'
import { PICTURE_VARIANTS } from '#contract/pictures.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'
import { type PictureBucket, variantOf } from './pictures.bucket.ts'
import { type EncodedPicture, PICTURE_TYPES, type PictureFormat } from './pictures.formats.ts'

type Parts = { supabase: Supabase; bucket: PictureBucket; cache: ResponseCache; log: FastifyBaseLogger }

/**
 * Pictures on their way to a row: each is stored as soon as it is encoded, so that no form is held in memory.
 * `await using` removes those that no row came to show.
 */
export interface Stage extends AsyncDisposable {
  /** Stores a picture. @returns its file; the name carries its size */
  store(picture: EncodedPicture): Promise<string>
  /**
   * Lets `writeRow` publish what was stored; `null` from it says that no row shows the files. When nobody knows whether the
   * row was written, the files stay.
   */
  publish: Publish
}
export type Publish = <T>(writeRow: () => Promise<T>) => Promise<T>

/** `publish` for a row that brings no picture. */
export const publishWithoutPictures: Publish = (writeRow) => writeRow()

/**
 * Files first, row last: a row is written only when all its files are stored, and files leave only when no row names
 * them. What cannot be removed at once is an orphan, which the sweeper finds.
 */
export function createPictureStaging({ supabase, bucket, cache, log }: Parts) {
  async function discard(files: string[]): Promise<void> {
    for (const file of files) {
      cache.forget(file)
      for (const variant of PICTURE_VARIANTS) cache.forget(variantOf(file, variant))
    }
    await bucket.removePictures(files).catch((error: unknown) => {
      log.warn({ err: error, files }, 'pictures could not be removed; the job sweep-pictures will remove them')
    })
  }

  return {
    /** Removes pictures that a row has let go, except those that another item shows as well. */
    async release(files: string[]): Promise<void> {
      if (files.length === 0) return
      try {
        await discard(await ask(supabase.rpc('unused_news_pictures', { files })))
      } catch (error) {
        log.warn({ err: error, files }, 'pictures could not be checked; the job sweep-pictures will do it')
      }
    },

    /**
     * Stores a picture that an item may come to show by its file, within a week. When nobody knows whether it was written
     * down, the sweeper sees to it.
     * @param byWhom who sent it
     */
    async stage({ bytes, format, width, height }: EncodedPicture, byWhom: string): Promise<string> {
      const file = nameOf(format, width, height)
      await bucket.put(file, bytes, PICTURE_TYPES[format], { upsert: false })
      await ask(supabase.from('staged_pictures').insert({ file, staged_by: byWhom }))
      return file
    },

    /** Those of the files that are staged. */
    async staged(files: string[]): Promise<string[]> {
      if (files.length === 0) return []
      const rows = await ask(supabase.from('staged_pictures').select('file').in('file', files))
      return rows.map(({ file }) => file)
    },

    open(): Stage {
      let files: string[] = []
      return {
        async store({ bytes, format, width, height }) {
          const file = nameOf(format, width, height)
          files.push(file)
          await bucket.put(file, bytes, PICTURE_TYPES[format], { upsert: false })
          return file
        },

        async publish(writeRow) {
          try {
            const row = await writeRow()
            if (row !== null) files = []
            return row
          } catch (error) {
            if (isUncertain(error)) files = []
            throw error
          }
        },

        async [Symbol.asyncDispose]() {
          if (files.length > 0) await discard(files)
        },
      }
    },
  }
}
export type PictureStaging = ReturnType<typeof createPictureStaging>

const nameOf = (format: PictureFormat, width: number, height: number) => `${randomUUID()}-${width}x${height}.${format}`

function isUncertain(error: unknown): boolean {
  return error instanceof UnavailableError
}

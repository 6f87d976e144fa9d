import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import { Failure } from '#errors.ts'
import type { PreparedAnswers } from '#plugins/prepared-answers.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { type PictureBucket, variantOf } from './pictures.bucket.ts'
import { type EncodedPicture, PICTURE_TYPES } from './pictures.encode.ts'

/** A picture with the name it will be stored under; the name carries its size. */
export type NamedPicture = EncodedPicture & { file: string }

export function named(picture: EncodedPicture): NamedPicture {
  return { ...picture, file: `${randomUUID()}-${picture.width}x${picture.height}.${picture.format}` }
}

type Parts = { supabase: Supabase; bucket: PictureBucket; answers: PreparedAnswers; log: FastifyBaseLogger }

/**
 * Files first, row last: a row is written only when all its files are stored, and files leave only when no row names
 * them. What cannot be removed at once is an orphan, which the sweeper finds.
 */
export function createPictureStaging({ supabase, bucket, answers, log }: Parts) {
  async function discard(files: string[]): Promise<void> {
    for (const file of files) {
      answers.forget(file)
      for (const width of PICTURE_WIDTHS) answers.forget(variantOf(file, width))
    }
    await bucket.removePictures(files).catch((error: unknown) => {
      log.warn({ err: error, files }, 'pictures could not be removed; the sweeper will')
    })
  }

  return {
    /** Removes pictures that a row has let go, except those that another item shows as well. */
    async letGo(files: string[]): Promise<void> {
      if (files.length === 0) return
      try {
        await discard(await ask(supabase.rpc('unused_news_pictures', { files })))
      } catch (error) {
        log.warn({ err: error, files }, 'pictures could not be looked after; the sweeper will')
      }
    },

    /**
     * Stores the pictures, then lets `writeRow` publish them. If a picture cannot be stored, or the row is refused,
     * those stored are removed again. When nobody knows whether the row was written, they stay for the sweeper.
     */
    async publish<T>(pictures: NamedPicture[], writeRow: () => Promise<T>): Promise<T> {
      const files = pictures.map(({ file }) => file)
      try {
        for (const { file, bytes, format } of pictures)
          await bucket.put(file, bytes, PICTURE_TYPES[format], { upsert: false })
      } catch (error) {
        await discard(files)
        throw error
      }
      try {
        return await writeRow()
      } catch (error) {
        if (!isUncertain(error)) await discard(files)
        throw error
      }
    },
  }
}
export type PictureStaging = ReturnType<typeof createPictureStaging>

function isUncertain(error: unknown): boolean {
  return error instanceof Failure && error.statusCode === 503
}

import type { FastifyBaseLogger } from 'fastify'
import { type PictureBucket, pictureOf } from '#pictures/pictures.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createFileSweeper } from './sweep-files.ts'

/**
 * Finds files in the bucket that no news item shows, and removes them.
 * @param now milliseconds on a monotonic clock
 */
export function createSweeper(supabase: Supabase, bucket: PictureBucket, log: FastifyBaseLogger, now?: () => number) {
  async function unused(names: string[]): Promise<string[]> {
    const pictures = [...new Set(names.map(pictureOf))]
    const found = new Set(await ask(supabase.rpc('unused_news_pictures', { files: pictures })))
    return names.filter((name) => found.has(pictureOf(name)))
  }
  return createFileSweeper({ name: 'sweep-pictures', bucket, unused, log, now })
}

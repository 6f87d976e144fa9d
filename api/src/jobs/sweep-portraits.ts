import type { FastifyBaseLogger } from 'fastify'
import { type PortraitBucket, shownBy } from '#people/portraits.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createFileSweeper } from './sweep-files.ts'

/** Finds photographs in the bucket that no person has and no form holds, and crops that are not shown, and removes them. */
export function createPortraitSweeper(supabase: Supabase, bucket: PortraitBucket, log: FastifyBaseLogger) {
  async function unused(stored: string[]): Promise<string[]> {
    const names = [...new Set(stored.map(shownBy))]
    const found = new Set(await ask(supabase.rpc('unused_people_pictures', { names })))
    return stored.filter((name) => found.has(shownBy(name)))
  }
  return createFileSweeper({ name: 'sweep-portraits', bucket, unused, log })
}

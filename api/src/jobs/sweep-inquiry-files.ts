import type { FastifyBaseLogger } from 'fastify'
import type { InquiryBucket } from '#inquiries/inquiry-files.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createFileSweeper } from './sweep-files.ts'

/** Finds files in the bucket that no inquiry has and none will have, and removes them. */
export function createInquiryFileSweeper(supabase: Supabase, bucket: InquiryBucket, log: FastifyBaseLogger) {
  const unused = (files: string[]) => ask(supabase.rpc('unused_inquiry_files', { files }))
  return createFileSweeper({ name: 'sweep-inquiry-files', bucket, unused, log })
}

import { createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'

/** The private bucket of what visitors sent. */
const BUCKET = 'inquiries'

/** Files of inquiries in Supabase Storage, each under its id. Every method throws `UnavailableError` when Storage is away. */
export function createInquiryBucket(supabase: Supabase) {
  const files = createBucket(supabase, BUCKET)
  return {
    ...files,
    /** Never with a type that a browser would show. */
    put: (id: string, bytes: Buffer, { upsert = false } = {}): Promise<void> =>
      files.put(id, bytes, { contentType: 'application/octet-stream', upsert }),
  }
}
export type InquiryBucket = ReturnType<typeof createInquiryBucket>

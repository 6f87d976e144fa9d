import { createBucket } from '#supabase/bucket.ts'
import type { Supabase } from '#supabase/client.ts'

const BUCKET = 'documents'
const TYPES = { pdf: 'application/pdf', webp: 'image/webp' } as const

/** A file of a document, and the picture of its first page. */
export type DocumentFileKind = keyof typeof TYPES

/** Files of documents in Supabase Storage, by their id. Every method throws `UnavailableError` when Storage is away. */
export function createDocumentBucket(supabase: Supabase) {
  const files = createBucket(supabase, BUCKET)
  const nameOf = (id: string, kind: DocumentFileKind) => `${id}.${kind}`
  return {
    list: files.list,
    remove: files.remove,
    get: (id: string, kind: DocumentFileKind): Promise<Buffer | null> => files.get(nameOf(id, kind)),
    put: (id: string, kind: DocumentFileKind, bytes: Buffer, { upsert = false } = {}): Promise<void> =>
      files.put(nameOf(id, kind), bytes, { contentType: TYPES[kind], upsert }),
  }
}
export type DocumentBucket = ReturnType<typeof createDocumentBucket>

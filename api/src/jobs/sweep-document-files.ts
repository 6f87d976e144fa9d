import type { FastifyBaseLogger } from 'fastify'
import type { DocumentBucket } from '#documents/documents.bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isUuid } from '#supabase/uuid.ts'
import { createFileSweeper } from './sweep-files.ts'

/** Finds files in the bucket that no document has had and none waits for, and removes them. */
export function createDocumentFileSweeper(supabase: Supabase, bucket: DocumentBucket, log: FastifyBaseLogger) {
  const idOf = (name: string) => name.replace(/\.[a-z]+$/, '')
  async function unused(names: string[]): Promise<string[]> {
    const ids = [...new Set(names.map(idOf))].filter(isUuid)
    const found = new Set(await ask(supabase.rpc('unused_document_files', { files: ids })))
    return names.filter((name) => found.has(idOf(name)))
  }
  return createFileSweeper({ name: 'sweep-document-files', bucket, unused, log })
}

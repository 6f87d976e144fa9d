import { createHash, randomUUID } from 'node:crypto'
import type { SentDocumentFile } from '#contract/documents.ts'
import { encodePdf } from '#pictures/pictures.encoder.ts'
import type { Bucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { thumbnailPath } from './documents.rows.ts'

/** Takes files before their documents are saved. Bytes first, row last: what no row names is swept away. */
export function createDocumentFiles(supabase: Supabase, bucket: Bucket) {
  return {
    /** Judges and stores a file. @throws 415 with the reason when it is refused, 503 */
    async stage(sent: Buffer): Promise<SentDocumentFile> {
      const { pages, thumbnail, width, height, links } = await encodePdf(sent, 'file')
      const id = randomUUID()
      await Promise.all([bucket.put(`${id}.pdf`, sent), bucket.put(`${id}.webp`, Buffer.from(thumbnail))])
      const sha256 = createHash('sha256').update(sent).digest('hex')
      const measured = { bytes: sent.length, pages, sha256, thumbnail_width: width, thumbnail_height: height, links }
      await ask(supabase.from('document_files').insert({ id, ...measured }))
      return { _id: id, bytes: sent.length, pages, sha256, thumbnail: { src: thumbnailPath(id), width, height } }
    },
  }
}
export type DocumentFiles = ReturnType<typeof createDocumentFiles>

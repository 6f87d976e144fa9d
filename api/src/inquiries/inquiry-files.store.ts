import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { InquiryFile } from '#contract/inquiry-files.ts'
import { HttpError, invalid, notFound, unavailable } from '#http/errors.ts'
import type { Bucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { kindOf } from './inquiry-files.kinds.ts'
import { nameOfKind } from './inquiry-files.name.ts'

/** Bytes of the files of all inquiries together. */
const MAX_STORED = 20 * 2 ** 30

type Parts = { supabase: Supabase; bucket: Bucket; log: FastifyBaseLogger }

/**
 * Drawings that come with inquiries. Bytes first, row last: a row is written only when its bytes are stored, and bytes leave
 * only when no row has them. What is left between is swept away.
 */
export function createInquiryFiles({ supabase, bucket, log }: Parts) {
  async function discard(ids: string[]): Promise<void> {
    await bucket.remove(ids).catch((error: unknown) => {
      log.warn(
        { err: error, files: ids.length },
        'files could not be removed; the job sweep-inquiry-files will remove them',
      )
    })
  }

  return {
    /**
     * Stores a file for an inquiry to come. Of a network that has many such files the oldest gives way.
     * @throws 400 for nothing, 415 for a kind that is not taken, 503
     */
    async stage(sentAs: string, bytes: Buffer, network: string): Promise<InquiryFile> {
      if (bytes.length === 0) throw invalid('the file is empty', 'file', 'fileEmpty')
      const kind = kindOf(bytes)
      if (kind === null) {
        throw new HttpError(415, 'only PDF, PNG, JPEG, STEP, DXF and DWG are taken', {
          field: 'file',
          code: 'fileKind',
        })
      }
      const [id, name] = [randomUUID(), nameOfKind(sentAs, kind)]
      await bucket.put(id, bytes)
      const row = { file_id: id, file_name: name, file_kind: kind, file_size: bytes.length }
      const limits = { from_network: network, most_bytes: MAX_STORED }
      const gone: string[] | null = await ask(supabase.rpc('stage_inquiry_file', { ...row, ...limits }))
      if (gone) {
        if (gone.length > 0) await discard(gone)
        return { id, name, kind, size: bytes.length }
      }
      await discard([id])
      log.warn('the files of inquiries take all the room that they have: no more are taken until some are erased')
      throw unavailable(undefined, 'tooManyFiles')
    },

    /** A file of an inquiry. @throws 404, 503 */
    async read(inquiry: string, id: string): Promise<{ name: string; bytes: Buffer }> {
      const row = await ask(
        supabase.from('inquiry_files').select('name').match({ id, inquiry_id: inquiry }).maybeSingle(),
      )
      const bytes = row && (await bucket.get(id))
      if (!bytes) throw notFound('file')
      return { name: row.name, bytes }
    },

    /** Runs what erases an inquiry, and then removes the bytes of its files. May throw 503, and what `erase` throws. */
    async eraseWith(inquiry: string, erase: () => Promise<void>): Promise<void> {
      const rows = await ask(supabase.from('inquiry_files').select('id').eq('inquiry_id', inquiry))
      await erase()
      await discard(rows.map(({ id }) => id))
    },
  }
}
export type InquiryFiles = ReturnType<typeof createInquiryFiles>

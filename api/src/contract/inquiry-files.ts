import { inquiryFileKinds, MAX_FILE_BYTES, MAX_FILE_NAME } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'

/**
 * A file of an inquiry. It is the answer to `POST /api/inquiries/files`, whose body is the file (`application/octet-stream`)
 * and whose header `x-file-name` is its name, percent-encoded; the inquiry then names its id in `request.files`.
 */
export const inquiryFile = z.strictObject({
  id: z.guid(),
  /** Without what a name of a file must not have. */
  name: z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME)),
  /** By its content. */
  kind: z.enum(inquiryFileKinds),
  /** In bytes. */
  size: z.int().check(z.gte(1), z.lte(MAX_FILE_BYTES)),
})
export type InquiryFile = z.infer<typeof inquiryFile>

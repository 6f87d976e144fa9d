import type { SentDocumentFile } from 'api/contract/documents'
import { sendFile } from '#features/admin/form/send-file.ts'

/** Sends a file for a document to come. @param tell the share of it that is on its way, 0 … 1 @throws ApiError; 0 when the line breaks or it is stopped */
export function uploadDocument(
  file: File,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<SentDocumentFile> {
  const headers = { 'content-type': 'application/pdf' }
  return sendFile<SentDocumentFile>(
    '/api/admin/documents/files',
    { file, headers, tell, signal },
    ({ _id }) => typeof _id === 'string',
  )
}

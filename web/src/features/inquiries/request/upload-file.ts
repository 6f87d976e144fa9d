import type { InquiryFile } from 'api/contract/inquiry-files'
import { sendFile } from '#lib/send-file.ts'

/** Sends a file for an inquiry to come. @param tell bytes that are on their way @throws ApiError; 0 when the line breaks */
export type UploadFile = (file: File, tell: (sent: number) => void, signal: AbortSignal) => Promise<InquiryFile>

export const uploadFile: UploadFile = (file, tell, signal) =>
  sendFile<InquiryFile>(
    '/api/inquiries/files',
    {
      file,
      headers: {
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name.toWellFormed()),
      },
      tell: (share) => tell(share * file.size),
      signal,
    },
    ({ id }) => typeof id === 'string',
  )

import type { InquiryFile } from 'api/contract/inquiry-files'
import { useState, useSyncExternalStore } from 'react'
import { sendFile } from '#lib/send-file.ts'
import { createUploads, type Upload, type UploadFile, type Uploads } from './uploads.ts'

/** The files of a form, and what is known of each now. @param kept what an earlier page has sent */
export function useUploads(kept: readonly InquiryFile[] = []): [Uploads, readonly Upload[]] {
  const [uploads] = useState(() => createUploads(uploadFile, kept))
  return [uploads, useSyncExternalStore(uploads.watch, uploads.items)]
}

/** Whether none is on its way, and none has failed. */
export const areStored = (items: readonly Upload[]): boolean => items.every(({ state }) => state === 'stored')

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

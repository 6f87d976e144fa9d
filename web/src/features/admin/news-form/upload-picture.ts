import type { StagedPicture } from 'api/contract/staged-picture'
import { sendFileAsStaff } from '#features/admin/form/send-file.ts'

/** Sends a picture for an item to come. @param tell the share of it that is on its way, 0 … 1 @throws ApiError; 0 when the line breaks */
export type UploadPicture = (file: File, tell: (share: number) => void, signal: AbortSignal) => Promise<StagedPicture>

export const uploadPicture: UploadPicture = (file, tell, signal) => {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-file-name': encodeURIComponent(file.name.toWellFormed()),
  }
  return sendFileAsStaff<StagedPicture>(
    '/api/admin/pictures',
    { file, headers, tell, signal },
    (answer) => typeof answer.file === 'string',
  )
}

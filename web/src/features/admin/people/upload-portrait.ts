import type { StagedPortrait } from 'api/contract/staged-portrait'
import { sendFile } from '#features/admin/form/send-file.ts'

/** Sends a photograph for a person to come. @param tell the share of it that is on its way, 0 … 1 @throws ApiError; 0 when the line breaks or it is stopped */
export function uploadPortrait(
  file: File,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<StagedPortrait> {
  const headers = { 'content-type': 'application/octet-stream' }
  return sendFile<StagedPortrait>(
    '/api/admin/people/pictures',
    { file, headers, tell, signal },
    ({ picture }) => typeof picture === 'string',
  )
}

import type { SentDocumentFile } from 'api/contract/documents'
import { ApiError } from '#lib/api.ts'
import { authorization, endSession } from '#lib/session.ts'

/**
 * Sends a file for a document to come, by XMLHttpRequest, for `fetch` does not say how much of a body has gone.
 * @param tell the share of it that is on its way, 0 … 1
 * @throws ApiError; 0 when the line breaks or it is stopped
 */
export function uploadDocument(
  file: File,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<SentDocumentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, { error: 'no connection' }))
    request.open('POST', '/api/admin/documents/files')
    request.setRequestHeader('content-type', 'application/pdf')
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => tell(file.size === 0 ? 1 : Math.min(1, loaded / file.size))
    request.onload = () => {
      const answer = Object(request.response)
      if (request.status === 201 && typeof answer._id === 'string') return resolve(answer)
      if (request.status === 401) endSession()
      reject(new ApiError(request.status, answer, request.getResponseHeader('retry-after')))
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

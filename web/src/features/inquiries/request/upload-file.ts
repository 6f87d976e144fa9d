import type { InquiryFile } from 'api/contract/inquiry-files'
import { ApiError } from '#lib/api.ts'

/** Sends a file for an inquiry to come. @param tell bytes that are on their way @throws ApiError; 0 when the line breaks */
export type UploadFile = (file: File, tell: (sent: number) => void, signal: AbortSignal) => Promise<InquiryFile>

/** By XMLHttpRequest, for `fetch` does not say how much of a body has gone. */
export const uploadFile: UploadFile = (file, tell, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, { error: 'no connection' }))
    request.open('POST', '/api/inquiries/files')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => tell(loaded)
    request.onload = () => {
      const answer = Object(request.response)
      if (request.status === 201 && typeof answer.id === 'string') resolve(answer)
      else reject(new ApiError(request.status, answer, request.getResponseHeader('retry-after')))
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

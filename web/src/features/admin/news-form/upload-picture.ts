import type { StagedPicture } from 'api/contract/staged-picture'
import { ApiError } from '#lib/api.ts'
import { authorization, endSession } from '#lib/session.ts'

/** Sends a picture for an item to come. @param tell the share of it that is on its way, 0 … 1 @throws ApiError; 0 when the line breaks */
export type UploadPicture = (file: File, tell: (share: number) => void, signal: AbortSignal) => Promise<StagedPicture>

/** By XMLHttpRequest, for `fetch` does not say how much of a body has gone. */
export const uploadPicture: UploadPicture = (file, tell, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, { error: 'no connection' }))
    request.open('POST', '/api/admin/pictures')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
    for (const [name, value] of Object.entries(authorization())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => tell(file.size === 0 ? 1 : Math.min(1, loaded / file.size))
    request.onload = () => {
      const answer = Object(request.response)
      if (request.status === 201 && typeof answer.file === 'string') return resolve(answer)
      if (request.status === 401) endSession()
      reject(new ApiError(request.status, answer, request.getResponseHeader('retry-after')))
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

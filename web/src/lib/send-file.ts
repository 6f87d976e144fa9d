import { ApiError } from './api.ts'

interface FileToSend {
  file: File
  headers: Readonly<Record<string, string>>
  /** Called with the share of the file that is on its way, 0 … 1. */
  tell: (share: number) => void
  /** Stops it. */
  signal: AbortSignal
}

/**
 * Posts a file as the whole body, by XMLHttpRequest, for `fetch` does not say how much of a body has gone.
 * @param isStored whether an answer of 201 is one of the contract
 * @throws ApiError; 0 when the line breaks or it is stopped
 */
export function sendFile<Answer>(
  path: string,
  { file, headers, tell, signal }: FileToSend,
  isStored: (answer: Answer) => boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, { error: 'no connection' }))
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded }) => tell(file.size === 0 ? 1 : Math.min(1, loaded / file.size))
    request.onload = () => {
      const answer = Object(request.response)
      if (request.status === 201 && isStored(answer)) resolve(answer)
      else reject(new ApiError(request.status, answer, request.getResponseHeader('retry-after')))
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

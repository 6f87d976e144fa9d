import type { NewsSaved } from 'api/contract/news'
import { ApiError } from '#lib/api.ts'
import { authorization, callAsStaff, endSession } from '#lib/session.ts'
import { type EditedNews, editedNews } from './edited-news.ts'
import type { UploadPlan } from './upload-plan.ts'

export interface SendOptions {
  url: string
  /** The `updatedAt` that the form saw; `null` for a new item. */
  version: string | null
  /** Names the request, so that a second try after a lost answer is neither a second item nor a conflict. */
  requestKey: string
  signal: AbortSignal
  /** Bytes of the request that have left, of all its bytes. */
  onProgress: (sent: number, total: number) => void
}

/** Sends the request of a plan and gives the stored item. @throws ApiError */
export async function sendPlan(plan: UploadPlan, options: SendOptions): Promise<EditedNews> {
  const answer = plan.form
    ? await sendForm(plan.path, formOf(plan), headersOf(options), options)
    : await callAsStaff(plan.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(options) },
        body: JSON.stringify(plan.data),
        signal: options.signal,
      })
  return editedNews(answer as NewsSaved)
}

function headersOf({ url, version, requestKey }: SendOptions): Record<string, string> {
  return { 'x-news-url': url, 'idempotency-key': requestKey, ...(version !== null && { 'if-match': `"${version}"` }) }
}

function formOf({ data, form }: UploadPlan): FormData {
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  body.append('imagesToBeDeleted', JSON.stringify(form?.imagesToBeDeleted ?? []))
  if (form?.cover?.upload) body.append('cover', form.cover.upload.file)
  for (const { upload } of form?.gallery ?? []) if (upload) body.append('gallery', upload.file)
  return body
}

/** A form by XMLHttpRequest, the only way to see how much has left. */
function sendForm(
  path: string,
  body: FormData,
  headers: Record<string, string>,
  { signal, onProgress }: SendOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError(0, { error: 'no connection' }))
    request.open('POST', path)
    for (const [name, value] of Object.entries({ ...headers, ...authorization() }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) return resolve(answer)
      if (request.status === 401) endSession()
      reject(new ApiError(request.status, Object(answer), request.getResponseHeader('retry-after')))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

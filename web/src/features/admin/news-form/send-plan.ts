import type { NewsSaved } from 'api/contract/news'
import { callAsStaff } from '#lib/session.ts'
import { type EditedNews, editedNews } from './edited-news.ts'
import type { UploadPlan } from './upload-plan.ts'

export interface SendOptions {
  url: string
  /** The `updatedAt` that the form saw; `null` for a new item. */
  version: string | null
  /** Names the request, so that a second try after a lost answer is neither a second item nor a conflict. */
  requestKey: string
  signal: AbortSignal
}

/** Sends the request of a plan and gives the stored item. @throws ApiError */
export async function sendPlan(plan: UploadPlan, options: SendOptions): Promise<EditedNews> {
  const { signal } = options
  const headers = headersOf(options)
  const answer = await callAsStaff(
    plan.path,
    plan.form
      ? { method: 'POST', headers, body: formOf(plan), signal }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(plan.data),
          signal,
        },
  )
  return editedNews(answer as NewsSaved)
}

function headersOf({ url, version, requestKey }: SendOptions): Record<string, string> {
  return { 'x-news-url': url, 'idempotency-key': requestKey, ...(version !== null && { 'if-match': `"${version}"` }) }
}

function formOf({ data, form }: UploadPlan): FormData {
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  body.append('imagesToBeDeleted', JSON.stringify(form?.imagesToBeDeleted ?? []))
  return body
}

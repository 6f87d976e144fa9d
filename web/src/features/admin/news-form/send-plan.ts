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
export async function sendPlan(
  { path, data, form }: UploadPlan,
  { url, ...options }: SendOptions,
): Promise<EditedNews> {
  const sent = form ? { method: 'POST', body: formOf(data, form) } : { json: data }
  return editedNews(await callAsStaff<NewsSaved>(path, { ...sent, ...options, headers: { 'x-news-url': url } }))
}

function formOf(data: UploadPlan['data'], { imagesToBeDeleted }: NonNullable<UploadPlan['form']>): FormData {
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  body.append('imagesToBeDeleted', JSON.stringify(imagesToBeDeleted))
  return body
}

/** Deletes what lies beside a public item. @throws ApiError 412 when another account has saved meanwhile */
export const discardDraft = ({ _id, updatedAt }: Pick<EditedNews, '_id' | 'updatedAt'>): Promise<unknown> =>
  callAsStaff(`/api/admin/news/${_id}/draft`, { method: 'DELETE', version: updatedAt })

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type {
  NewsletterNumbers,
  NewsSending,
  Sending,
  SendingPage,
  Subscriber,
  SubscriberFilter,
  SubscriberPage,
} from 'api/contract/newsletter-admin'
import type { NewsletterTopic } from 'supabase/newsletter-topics'
import type { LoadedRows } from '#features/admin/list/loaded-rows.ts'
import { LOOKS_EVERY_MS } from '#features/admin/shell/panel-counts.ts'
import { ApiError } from '#lib/api.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { callAsStaff, deleteAsStaff, readFileAsStaff } from '#lib/session.ts'

const PATH = '/api/admin/newsletter'
/** Milliseconds between two looks while mails are on their way. */
const WATCHES_EVERY_MS = 5_000

/** All that is read here. */
export const newsletterKey = ['newsletter'] as const

const asQuery = (filter: SubscriberFilter) =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()

/** Subscribers, the last first, that the filter leaves; they come and go without any action here. */
export function subscriberPages(filter: SubscriberFilter) {
  const path = `${PATH}/subscribers?${asQuery(filter)}`
  return infiniteQueryOptions({
    queryKey: [...newsletterKey, 'subscribers', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callAsStaff<SubscriberPage>(pageParam ? `${path}&before=${encodeURIComponent(pageParam)}` : path, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: allSubscribers,
    staleTime: 0,
    refetchInterval: LOOKS_EVERY_MS,
  })
}

const allSubscribers = ({ pages }: { pages: SubscriberPage[] }): LoadedRows<Subscriber, NewsletterNumbers> => ({
  rows: pages.flatMap(({ subscribers }) => subscribers),
  total: pages.at(-1)?.total,
  summary: pages.at(-1)?.numbers,
})

/** What was sent, the last first. */
export const sendingPages = infiniteQueryOptions({
  queryKey: [...newsletterKey, 'sendings'],
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => {
    const query = pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''
    return callAsStaff<SendingPage>(`${PATH}/sendings${query}`, { signal })
  },
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
  refetchInterval: ({ state }) => {
    const isGoing = state.data?.pages.some(({ sendings }) => sendings.some(({ queued }) => queued > 0))
    return isGoing ? WATCHES_EVERY_MS : LOOKS_EVERY_MS
  },
})

/** Whether an item was sent, and how many subscribers each topic has; `null` until an item is on the server. */
export const sendingOfNews = (id: string | null) =>
  queryOptions({
    queryKey: [...newsletterKey, 'news', { id }],
    queryFn: async ({ signal }): Promise<NewsSending> => {
      if (id === null) {
        const { topics } = await callAsStaff<NewsletterNumbers>(`${PATH}/numbers`, { signal })
        return { sending: null, recipients: topics, previewAccess: null }
      }
      return callAsStaff<NewsSending>(`${PATH}/news/${id}`, { signal })
    },
    // A new item gets its id while its form is open, where its tick and its number stay.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Has an item sent to the subscribers of a topic; asks once more when no answer comes. @throws ApiError 409 when it was before */
export async function sendNews(news: string, topic: NewsletterTopic): Promise<Sending> {
  const request = { json: { news, topic }, requestKey: randomUuid() }
  const ask = () => callAsStaff<{ sending: Sending }>(`${PATH}/sendings`, request)
  const { sending } = await ask().catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) throw error
    return ask()
  })
  return sending
}

/** Takes a sending back that waits; that it is gone already is no failure. @throws ApiError */
export const cancelSending = (id: string): Promise<void> => deleteAsStaff(`${PATH}/sendings/${id}`)

/**
 * Mails an item as it is saved, its unpublished changes included, to one address.
 * @param requestKey the same for a try that is repeated: it is one mail
 * @throws ApiError
 */
export const sendNewsletterTest = (
  json: { news: string; email: string; language: Language },
  requestKey: string,
): Promise<unknown> => callAsStaff(`${PATH}/tests`, { json, requestKey })

/** Erases a person for good; that the address is gone already is no failure. @throws ApiError */
export const eraseSubscriber = (id: string): Promise<void> => deleteAsStaff(`${PATH}/subscribers/${id}`)

/** The subscribers that the filter leaves as a file for a spreadsheet. @throws ApiError */
export function exportSubscribers(filter: SubscriberFilter): Promise<Blob> {
  return readFileAsStaff(`${PATH}/subscribers/export?${asQuery(filter)}`)
}

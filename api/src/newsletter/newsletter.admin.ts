import type { NewsletterTopic } from 'supabase/newsletter-topics'
import { z } from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import type {
  NewsletterNumbers,
  NewsSending,
  Sending,
  SendingPage,
  Subscriber,
  SubscriberFilter,
  SubscriberPage,
  SubscriberQuery,
  SubscriberState,
} from '#contract/newsletter-admin.ts'
import { createCursors, placeColumns } from '#http/cursors.ts'
import { alreadySent, notFound, notPublic, tooManyTests } from '#http/errors.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { NumbersRow, SendingRow, SubscriberRow } from '#supabase/database.ts'
import { UnavailableError } from '#supabase/errors.ts'
import { checkRows, checkYesOrNo } from '#supabase/rows.ts'
import type { NewsletterSource } from './newsletter.item.ts'

/** Rows of a page; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 50
const SENDINGS = 20
const EXPORT_PAGE = 500

const { cursorOf, placeOf } = createCursors(z.object(placeColumns))

const outcomeRow = z.object({ outcome: z.string() })

/** What staff see of the newsletter and do with it. Every method may throw 503. @param previews permissions for mails as they are shown */
export function createNewsletterAdmin(supabase: Supabase, mailDue: () => void, previews: Permissions) {
  const toSending = (row: SendingRow) => sendingOfRow(row, row.news_id && previews.grant(row.news_id).access)

  const after = (last?: { created_at: string; id: string }) =>
    last && { before_created: last.created_at, before_id: last.id }

  const subscribers = (filter: SubscriberFilter, size: number, last?: { created_at: string; id: string }) =>
    ask(supabase.rpc('subscribers_page', { filter, page_size: size, ...after(last) }))

  async function numbers(filter: SubscriberFilter = {}) {
    const [row] = await ask(supabase.rpc('newsletter_numbers', { filter }))
    if (!row) throw new Error('the database has no numbers')
    return row
  }

  async function sendingOf(news: string): Promise<Sending | null> {
    const [row] = await ask(supabase.rpc('newsletter_sendings_page', { page_size: 1, of_news: news }))
    return row ? toSending(row) : null
  }

  return {
    async numbers(): Promise<NewsletterNumbers> {
      return toNumbers(await numbers())
    },

    async subscribers({ before, ...filter }: SubscriberQuery): Promise<SubscriberPage> {
      const [rows, counted] = await Promise.all([
        subscribers(filter, PAGE + 1, before ? placeOf(before) : undefined),
        numbers(filter),
      ])
      const shown = rows.slice(0, PAGE)
      const last = shown.at(-1)
      return {
        subscribers: shown.map(toSubscriber),
        next: last && rows.length > PAGE ? cursorOf(last) : null,
        total: counted.found,
        numbers: toNumbers(counted),
      }
    },

    /** All that a filter leaves, the last first. */
    async *all(filter: SubscriberFilter): AsyncGenerator<Subscriber> {
      for (let last: SubscriberRow | undefined; ; ) {
        const rows: SubscriberRow[] = await subscribers(filter, EXPORT_PAGE, last)
        for (const row of rows) yield toSubscriber(row)
        if (rows.length < EXPORT_PAGE) return
        last = rows.at(-1)
      }
    },

    /** Erases an address for good, with what waits for it. @throws 404 */
    async erase(id: string, byWhom: string): Promise<void> {
      const isErased = await ask(supabase.rpc('erase_subscriber', { of_subscriber: id, by_whom: byWhom }))
      if (!checkYesOrNo(isErased)) throw notFound('subscriber')
    },

    async sendings(before?: string): Promise<SendingPage> {
      const place = after(before ? placeOf(before) : undefined)
      const rows = await ask(supabase.rpc('newsletter_sendings_page', { page_size: SENDINGS + 1, ...place }))
      const shown = rows.slice(0, SENDINGS)
      const last = shown.at(-1)
      return { sendings: shown.map(toSending), next: last && rows.length > SENDINGS ? cursorOf(last) : null }
    },

    /** Whether an item goes or went to the subscribers, and how many there are now. */
    async ofNews(news: string): Promise<NewsSending> {
      const [sending, counted] = await Promise.all([sendingOf(news), numbers()])
      return { sending, recipients: toNumbers(counted).topics, previewAccess: previews.grant(news).access }
    },

    /**
     * Has an item sent to all subscribers of a topic, at once or when it is public.
     * @param key names the request: when it comes again, its sending is the answer
     * @throws 404, 409 when another account did it before (`current` says who and when) or the item is not to be public
     */
    async send(news: string, topic: NewsletterTopic, byWhom: string, key: string | null): Promise<Sending> {
      const wish = { of_news: news, of_topic: topic, by_whom: byWhom, ...(key !== null && { with_key: key }) }
      const [asked] = checkRows(outcomeRow, await ask(supabase.rpc('ask_for_sending', wish)))
      if (!asked || asked.outcome === 'unknown') throw notFound('news item')
      if (asked.outcome === 'notPublic') throw notPublic()
      if (asked.outcome === 'again') throw alreadySent({ by: asked.asked_by, at: asked.asked_at })
      mailDue()
      const sending = await sendingOf(news)
      if (!sending) throw notFound('sending')
      return sending
    },

    /** Takes a sending back whose mails have not begun to go. @throws 404 */
    async cancel(id: string, byWhom: string): Promise<void> {
      const isCancelled = await ask(supabase.rpc('cancel_sending', { of_sending: id, by_whom: byWhom }))
      if (!checkYesOrNo(isCancelled)) throw notFound('sending that waits')
    },

    /**
     * Mails an item with its unpublished changes to one address.
     * @param key names the request: when it comes again, no other mail goes
     * @throws 404, 429
     */
    async test(
      news: string,
      { email, language }: { email: string; language: Language },
      byWhom: string,
      key: string | null,
    ): Promise<void> {
      const wish = { of_news: news, address: email, in_language: language, by_whom: byWhom }
      const asked = { ...wish, ...(key !== null && { with_key: key }) }
      const outcome = await ask(supabase.rpc('ask_for_newsletter_test', asked))
      if (outcome === 'unknown') throw notFound('news item')
      if (outcome === 'tooMany') throw tooManyTests()
      if (outcome !== 'asked') throw new UnavailableError(new Error('a mail is asked for without an outcome'))
      mailDue()
    },

    /** An item with its unpublished changes, as a test of it would be mailed. @throws 404 */
    async source(news: string, language: Language): Promise<NewsletterSource> {
      const columns = 'published_on, cover, content, alt, pictures'
      const found = supabase.from('news').select(`slug, ${columns}, news_drafts(${columns})`).eq('id', news)
      const item = await ask(found.is('deleted_at', null).maybeSingle())
      if (!item) throw notFound('news item')
      const { news_drafts: draft, ...saved } = item
      return { ...saved, ...draft, language }
    },
  }
}
export type NewsletterAdmin = ReturnType<typeof createNewsletterAdmin>

function toNumbers({
  found: _,
  confirmed,
  unconfirmed,
  departed,
  joined_this_month: joinedThisMonth,
  departed_this_month: leftThisMonth,
  news,
  investors,
  jobs,
  ...languages
}: NumbersRow): NewsletterNumbers {
  const topics = { news, investors, jobs }
  return { confirmed, unconfirmed, left: departed, languages, topics, joinedThisMonth, leftThisMonth }
}

function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    _id: row.id,
    email: row.email,
    language: row.language as Language,
    topics: row.topics as NewsletterTopic[],
    state: row.state as SubscriberState,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    leftAt: row.unsubscribed_at,
  }
}

function sendingOfRow(row: SendingRow, previewAccess: string | null): Sending {
  return {
    _id: row.id,
    news: row.news_id,
    previewAccess,
    title: row.label,
    topic: row.topic as NewsletterTopic,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    startsAt: row.starts_at,
    startedAt: row.started_at,
    stoppedAt: row.stopped_at,
    recipients: row.recipients,
    sent: row.sent,
    failed: row.failed,
    queued: row.queued,
  }
}

import type { NewsletterTopic } from 'supabase/newsletter-topics'
import type { Language } from '#contract/languages.ts'
import type { Subscriber, SubscriberState } from '#contract/newsletter-admin.ts'
import { csvOf, harmless, momentInSofia } from '#lib/csv.ts'

const LANGUAGES: Record<Language, string> = { bg: 'български', en: 'английски', de: 'немски', it: 'италиански' }
const TOPICS: Record<NewsletterTopic, string> = {
  news: 'новини',
  investors: 'за инвеститори',
  jobs: 'работни места',
}
const STATES: Record<SubscriberState, string> = {
  confirmed: 'Потвърден',
  unconfirmed: 'Чака потвърждение',
  left: 'Отписан',
}

/** The subscribers as a table for a Bulgarian Excel. */
export const subscribersCsv = (subscribers: AsyncIterable<Subscriber>) =>
  csvOf<Subscriber>(
    [
      ['Имейл', ({ email }) => harmless(email)],
      ['Език', ({ language }) => LANGUAGES[language]],
      ['Теми', ({ topics }) => topics.map((topic) => TOPICS[topic]).join(', ')],
      ['Състояние', ({ state }) => STATES[state]],
      ['Поискан', ({ askedAt }) => momentInSofia(askedAt)],
      ['Потвърден', ({ confirmedAt }) => (confirmedAt === null ? '' : momentInSofia(confirmedAt))],
      ['Отписан', ({ leftAt }) => (leftAt === null ? '' : momentInSofia(leftAt))],
    ],
    subscribers,
  )

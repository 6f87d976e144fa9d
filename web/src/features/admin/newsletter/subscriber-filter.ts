import { LANGUAGES } from 'api/contract/languages'
import type { SubscriberFilter } from 'api/contract/newsletter-admin'
import { NEWSLETTER_TOPICS } from 'supabase/newsletter-topics'

/** Written out once more: the contract's list would come with its schemas. */
export const STATES = ['confirmed', 'unconfirmed', 'left'] as const satisfies NonNullable<SubscriberFilter['state']>[]

/** What of the panel's address narrows the subscribers, whatever a user has typed there. */
export function readSubscriberFilter(address: { state?: string; language?: string; topic?: string }): SubscriberFilter {
  const state = STATES.find((each) => each === address.state)
  const language = LANGUAGES.find((each) => each === address.language)
  const topic = NEWSLETTER_TOPICS.find((each) => each === address.topic)
  return { ...(state && { state }), ...(language && { language }), ...(topic && { topic }) }
}

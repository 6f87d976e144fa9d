import { randomBytes } from 'node:crypto'
import { LINK_TOKEN } from 'supabase/mail-calls'
import type { NewsletterTopic } from 'supabase/newsletter-topics'
import type { Language } from '#contract/languages.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** Who wants the news by mail. Every method may throw 503. */
export function createNewsletterStore(supabase: Supabase, mailDue: () => void) {
  return {
    /** Stores an address once; the mail that asks to confirm goes later, and not to who is a subscriber. */
    async take(email: string, language: Language): Promise<void> {
      const new_token = randomBytes(32).toString('base64url')
      const asked = { address: email.toLowerCase(), new_token, in_language: language }
      await ask(supabase.rpc('take_subscription', asked))
      mailDue()
    },

    /**
     * @param language of the mails; left out, it stays
     * @param topics of the mails; without any they stay
     * @returns false for a link that is not ours, or older than 48 hours
     */
    async confirm(token: string, language?: Language, topics: NewsletterTopic[] = []): Promise<boolean> {
      if (!LINK_TOKEN.test(token)) return false
      const confirmed = { of_token: token, of_topics: topics, ...(language && { in_language: language }) }
      return ask(supabase.rpc('confirm_subscription', confirmed))
    },

    /**
     * Changes of what the mails are. @param topics at least one
     * @returns false for a token that names no subscriber
     */
    async choose(token: string, topics: NewsletterTopic[]): Promise<boolean> {
      if (!LINK_TOKEN.test(token)) return false
      return ask(supabase.rpc('choose_topics', { of_token: token, of_topics: topics }))
    },

    /** Ends a subscription; a token that names none is as good. */
    async end(token: string): Promise<void> {
      if (LINK_TOKEN.test(token)) await ask(supabase.rpc('end_subscription', { of_token: token }))
    },
  }
}
export type NewsletterStore = ReturnType<typeof createNewsletterStore>

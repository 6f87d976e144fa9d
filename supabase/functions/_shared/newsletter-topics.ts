/** What subscribers of the newsletter may choose: news of the company, news for investors, open positions. */
export const NEWSLETTER_TOPICS = ['news', 'investors', 'jobs'] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]

/** What the links in the mails of the newsletter lead to, below `/newsletter/`. The API sends visitors here. */
export type NewsletterPageName = 'confirm' | 'confirmed' | 'expired' | 'unsubscribe' | 'unsubscribed'

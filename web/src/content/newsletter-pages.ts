/**
 * What the links in the mails of the newsletter lead to, and its form without scripts, below `/newsletter/`. The API
 * sends visitors here.
 */
export type NewsletterPageName =
  | 'asked'
  | 'invalid'
  | 'confirm'
  | 'confirmed'
  | 'expired'
  | 'unsubscribe'
  | 'unsubscribed'

/**
 * What the links in the mails of the newsletter lead to, and its form without scripts, below `/newsletter/`. The API
 * sends visitors here.
 */
export const newsletterPages = [
  'asked',
  'invalid',
  'confirm',
  'confirmed',
  'expired',
  'unsubscribe',
  'unsubscribed',
  'changed',
  'unchosen',
] as const

export type NewsletterPageName = (typeof newsletterPages)[number]

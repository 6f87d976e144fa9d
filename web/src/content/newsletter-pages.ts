/** What the links in the mails of the newsletter lead to, below `/newsletter/`. The API sends visitors here. */
const newsletterPages = ['confirmed', 'expired', 'unsubscribe', 'unsubscribed'] as const
export type NewsletterPageName = (typeof newsletterPages)[number]

export function isNewsletterPage(page: string): page is NewsletterPageName {
  return newsletterPages.some((one) => one === page)
}

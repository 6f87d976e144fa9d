import type { Language } from 'api/contract/languages'

/** Key of an item in the cache, in the language asked for, apart from what reads it, for the head of its page. */
export const articleKey = (url: string, asked?: Language) =>
  [`/api/news/${encodeURIComponent(url)}`, 'article', asked ?? ''] as const

/** Key of an item in the cache, apart from what reads it, for the head of its page. */
export const articleKey = (url: string) => [`/api/news/${encodeURIComponent(url)}`, 'article'] as const

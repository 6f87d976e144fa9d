/**
 * Where the cached queries of visitors begin: by topic, then by who reads it. Those of the administration are apart, so that
 * visitors do not load them.
 */
export const publicQueryKeys = {
  news: ['news', 'public'],
  careers: ['careers', 'public'],
  search: ['search'],
} as const

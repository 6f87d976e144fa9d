/** The formats of the news feed, in the order in which pages announce them. */
export const feeds = [
  { path: '/feed.xml', type: 'application/rss+xml' },
  { path: '/atom.xml', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const

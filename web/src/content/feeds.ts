/** The formats of the news feed, in the order in which pages announce them. */
export const feeds = [
  { path: '/feed.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const

import type { Feed, FeedEntry } from './feed.ts'
import { element, XML_HEAD } from './xml.ts'

/** RSS 2.0 with the whole texts. `self` is the whole address of the feed. */
export function rss(feed: Feed, self: string): string {
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${[
  element('title', feed.title),
  element('link', feed.home),
  element('description', feed.description),
  element('language', feed.language),
  element('lastBuildDate', feed.updated.toUTCString()),
  element('atom:link', '', { href: self, rel: 'self', type: 'application/rss+xml' }),
  ...feed.entries.map(item),
].join('\n')}
</channel>
</rss>
`
}

function item({ id, url, title, summary, html, cover, published, category }: FeedEntry): string {
  const { url: picture, type, width, height, bytes } = cover
  return `<item>
${[
  element('title', title),
  element('link', url),
  element('guid', id, { isPermaLink: 'false' }),
  element('pubDate', published.toUTCString()),
  element('category', category),
  element('description', summary),
  element('content:encoded', html),
  element('enclosure', '', { url: picture, length: `${bytes}`, type }),
  element('media:content', '', { url: picture, type, medium: 'image', width: `${width}`, height: `${height}` }),
].join('\n')}
</item>`
}

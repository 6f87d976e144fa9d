import type { Feed, FeedEntry } from './feed.ts'
import { element, XML_HEAD } from './xml.ts'

/** Atom 1.0 (RFC 4287) with the whole texts. `self` is the whole address of the feed. */
export function atom(feed: Feed, self: string): string {
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
${[
  element('id', self),
  element('title', feed.title),
  element('subtitle', feed.description),
  element('updated', feed.updated.toISOString()),
  element('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
  element('link', '', { rel: 'alternate', type: 'text/html', href: feed.home }),
  `<author>${element('name', feed.author)}${element('uri', feed.site)}</author>`,
  ...feed.entries.map(entry),
].join('\n')}
</feed>
`
}

function entry({ id, url, title, summary, html, cover, published, updated, category }: FeedEntry): string {
  return `<entry>
${[
  element('id', id),
  element('title', title),
  element('link', '', { rel: 'alternate', type: 'text/html', href: url }),
  element('link', '', { rel: 'enclosure', type: cover.type, length: `${cover.bytes}`, href: cover.url }),
  element('published', published.toISOString()),
  element('updated', updated.toISOString()),
  element('category', '', { term: category }),
  element('summary', summary),
  element('content', html, { type: 'html' }),
].join('\n')}
</entry>`
}

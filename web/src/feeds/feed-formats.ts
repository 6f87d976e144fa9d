import type { FeedFormat } from '#content/feeds.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { element, XML_HEAD } from './xml.ts'

/** How each format of the feed is written, with the whole texts; `self` is its whole address. */
export const feedWriters: Readonly<Record<FeedFormat['name'], (feed: Feed, self: string) => string>> = {
  RSS: rss,
  Atom: atom,
  'JSON Feed': jsonFeed,
}

/** RSS 2.0. */
function rss(feed: Feed, self: string): string {
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${[
  element('title', feed.title),
  element('link', feed.home),
  element('description', feed.description),
  element('language', feed.language),
  element('lastBuildDate', feed.updated.toUTCString()),
  element('atom:link', '', { href: self, rel: 'self', type: 'application/rss+xml' }),
  ...feed.entries.map(rssItem),
].join('\n')}
</channel>
</rss>
`
}

function rssItem({ id, url, title, summary, html, cover, published, category }: FeedEntry): string {
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

/** Atom 1.0 (RFC 4287). */
function atom(feed: Feed, self: string): string {
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
${[
  element('id', self),
  element('title', feed.title),
  element('subtitle', feed.description),
  element('updated', feed.updated.toISOString()),
  element('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
  element('link', '', { rel: 'alternate', type: 'text/html', href: feed.home }),
  `<author>${element('name', feed.author)}${element('uri', feed.site)}</author>`,
  ...feed.entries.map(atomEntry),
].join('\n')}
</feed>
`
}

function atomEntry({ id, url, title, summary, html, cover, published, updated, category }: FeedEntry): string {
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

/** JSON Feed 1.1. */
function jsonFeed(feed: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: self,
    language: feed.language,
    authors: [{ name: feed.author, url: feed.site }],
    items: feed.entries.map(({ id, url, title, summary, html, cover, published, updated, category }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      image: cover.url,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags: [category],
    })),
  })
}

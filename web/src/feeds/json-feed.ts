import type { Feed } from './feed.ts'

/** JSON Feed 1.1 with the whole texts. `self` is the whole address of the feed. */
export function jsonFeed(feed: Feed, self: string): string {
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

import type { SearchTitles } from 'api/contract/search'
import { formatDate } from '#lib/format.ts'
import type { SearchIndex } from './search-index.ts'
import type { SiteEntry } from './site-search.ts'

type NewsTitle = SearchTitles['news'][number]

/** Everything that the second group of results can show: the index and the titles of the news. */
export function siteEntries({ products, people, pages }: SearchIndex, news: readonly NewsTitle[]): SiteEntry[] {
  return [
    ...products.map(({ name, ...product }) => ({ kind: 'product' as const, title: name, ...product })),
    ...people.map(({ name, position, description, foreignLanguages, tags, path }) => ({
      kind: 'person' as const,
      path,
      title: name,
      description: position,
      tags: [...tags, ...foreignLanguages],
      text: description,
    })),
    ...pages,
    ...news.map(({ url, title, date }) => ({
      kind: 'news' as const,
      path: `/news/${url}`,
      title,
      description: formatDate(date),
    })),
  ]
}

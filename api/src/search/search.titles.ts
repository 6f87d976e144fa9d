import { SEARCH_TITLES, type SearchTitles } from '#contract/search.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** The titles by which the search of the site finds news. May throw 503. */
export function createSearchTitles(supabase: Supabase) {
  return async (): Promise<SearchTitles['news']> => {
    const rows = await ask(
      supabase
        .rpc('news_page', { title_language: 'en', page_size: SEARCH_TITLES })
        .select('slug, published_on, title:content->en->>title'),
    )
    return rows.map(({ slug, published_on, title }) => ({ url: slug, title, date: published_on }))
  }
}
export type ReadSearchTitles = ReturnType<typeof createSearchTitles>

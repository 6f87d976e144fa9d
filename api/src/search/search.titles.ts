import { SEARCH_TITLES, type SearchTitles } from '#contract/search.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** The titles by which the search of the site finds news. May throw 503. */
export function createSearchTitles(supabase: Supabase) {
  return async (): Promise<SearchTitles['news']> => {
    const rows = await ask(
      supabase
        .from('news')
        .select('slug, published_on, title:content->en->>title')
        .is('deleted_at', null)
        .neq('content->en->>title', '')
        .order('published_on', { ascending: false })
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(SEARCH_TITLES),
    )
    return rows.map(({ slug, published_on, title }) => ({ url: slug, title, date: published_on }))
  }
}
export type ReadSearchTitles = ReturnType<typeof createSearchTitles>

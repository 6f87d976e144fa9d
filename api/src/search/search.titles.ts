import { z } from 'zod/mini'
import { isOpen } from '#careers/careers.rows.ts'
import { SEARCH_TITLES, type SearchTitles } from '#contract/search.ts'
import type { DocumentReads } from '#documents/documents.reads.ts'
import type { EventReads } from '#events/events.reads.ts'
import type { PeopleReads } from '#people/people.reads.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'

const titleRow = z.object({ slug: z.string(), published_on: z.string() })
const positionRow = z.object({ id: z.string(), title: z.string() })

/** In which language an item without the earlier ones is shown (AMB-11). */
const SHOWN_FIRST = ['en', 'bg', 'de', 'it'] as const

/** Open positions are few; well below the `max_rows` at which Supabase cuts an answer silently. */
const MAX_POSITIONS = 200

type SearchedRegisters = {
  documents: DocumentReads['searched']
  events: EventReads['all']
  people: PeopleReads['searched']
}

/** The titles by which the search of the site finds news, positions and what is in registers. May throw 503. */
export function createSearchTitles(supabase: Supabase, registers: SearchedRegisters) {
  async function news(): Promise<SearchTitles['news']> {
    const rows = await ask(
      supabase
        .rpc('news_page', { page_size: SEARCH_TITLES })
        .select(
          'slug, published_on, en:content->en->>title, bg:content->bg->>title, de:content->de->>title, it:content->it->>title',
        ),
    )
    return checkRows(titleRow, rows).flatMap(({ slug, published_on, ...titles }) => {
      const written = SHOWN_FIRST.filter((language) => titles[language])
      const [language] = written
      if (!language) return []
      const [title = '', ...otherTitles] = written.map((one) => titles[one])
      return [{ url: slug, title, language, date: published_on, otherTitles }]
    })
  }

  async function positions(): Promise<SearchTitles['positions']> {
    const rows = await ask(
      supabase.rpc('careers_page', { page_size: MAX_POSITIONS }).select('id, title, start_date, end_date'),
    )
    return checkRows(positionRow, rows.filter(isOpen)).map(({ id, title, start_date, end_date }) => ({
      _id: id,
      title,
      startDate: start_date,
      endDate: end_date,
    }))
  }

  return async (): Promise<SearchTitles> => {
    const [found, open, documents, events, people] = await Promise.all([
      news(),
      positions(),
      registers.documents(),
      registers.events(),
      registers.people(),
    ])
    const dates = events.map(({ title, date }) => ({ title, date }))
    return { news: found, positions: open, documents, events: dates, people }
  }
}
export type ReadSearchTitles = ReturnType<typeof createSearchTitles>

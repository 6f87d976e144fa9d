import type { DocumentSection } from 'api/contract/documents'
import type { SiteEvent } from 'api/contract/events'
import { todayInSofia } from 'api/contract/sofia-time'
import { type InvestorsPageName, investorsPage, investorsPath } from '#content/investors.ts'
import { readDocuments } from '#lib/documents.ts'
import { readEvents, readNextEvent } from '#lib/events.ts'
import { readPeopleBesides } from '#lib/people.ts'
import type { Source } from '#lib/source.ts'

const SECTIONS: Partial<Record<InvestorsPageName, DocumentSection>> = {
  'financial-statements': 'statements',
  'general-meetings': 'meetings',
}

/** Pages that name whom to ask. */
const ASKING: readonly InvestorsPageName[] = ['calendar', 'financial-statements', 'general-meetings', 'shares']

/**
 * What a route has to know of a page of investors: its documents, the dates it shows, and the day on which the page is made,
 * so that server and browser show the same one; `undefined` for an unknown page.
 */
export async function describePage(source: Source, name: string) {
  const known = investorsPage(name)
  if (!known) return undefined
  const { page, key } = known
  const section = SECTIONS[page]
  const today = todayInSofia()
  const [documents, people, events] = await Promise.all([
    section ? readDocuments(source, section) : [],
    ASKING.includes(page) ? readPeopleBesides(source, 'other-contacts') : [],
    page === 'calendar' ? readEvents(source) : readNextEvent(source, today).then((next) => (next ? [next] : [])),
  ])
  const meta = page === 'calendar' ? ('investors:calendar.metaOfYears' as const) : (`investors:${key}.meta` as const)
  return { page, meta, years: yearsOf(events, today), path: investorsPath(page), documents, people, events, today }
}

/** The years of the dates, for the head of the calendar. */
function yearsOf(events: readonly SiteEvent[], today: string) {
  const [from = today, to = from] = [events.at(0)?.date, events.at(-1)?.date]
  return { from: from.slice(0, 4), to: to.slice(0, 4) }
}

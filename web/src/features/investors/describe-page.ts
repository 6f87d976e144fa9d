import type { DocumentSection } from 'api/contract/documents'
import { type InvestorsPageName, investorsPage, investorsPath } from '#content/investors.ts'
import { readDocuments } from '#lib/documents.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import type { Source } from '#lib/source.ts'

const SECTIONS: Partial<Record<InvestorsPageName, DocumentSection>> = {
  'financial-statements': 'statements',
  'general-meetings': 'meetings',
}

/**
 * What a route has to know of a page of investors, its documents read, with the day on which the page is made, so that server and browser
 * show the same one; `undefined` for an unknown page.
 */
export async function describePage(source: Source, name: string) {
  const known = investorsPage(name)
  if (!known) return undefined
  const { page, key } = known
  const section = SECTIONS[page]
  const documents = section ? await readDocuments(source, section) : []
  return { page, key, path: investorsPath(page), documents, today: todayInSofia() }
}

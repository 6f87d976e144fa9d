import type { SiteDocument } from 'api/contract/documents'
import { todayInSofia } from 'api/contract/sofia-time'
import { type DownloadPageName, downloadPages, downloadPath, isDownloadPage } from '#content/downloads.ts'
import { readDocuments } from '#lib/documents.ts'
import type { Source } from '#lib/source.ts'

/**
 * What a route has to know of a page of the download centre, its documents read, with the day on which the page is
 * made, so that server and browser show the same one; `undefined` for an unknown page (AMB-04).
 */
export async function describePage(source: Source, page: string) {
  const known = downloadPages.find((one) => one.page === page)
  if (!known || !isDownloadPage(page)) return undefined
  return {
    page,
    key: known.key,
    path: downloadPath(page),
    documents: await documentsOf(source, page),
    today: todayInSofia(),
  }
}

/** The documents of a page; the general terms are a text. */
async function documentsOf(source: Source, page: DownloadPageName): Promise<SiteDocument[]> {
  return page === 'generalterms' ? [] : readDocuments(source, page)
}

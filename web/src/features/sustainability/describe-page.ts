import type { DocumentSection, SiteDocument } from 'api/contract/documents'
import { todayInSofia } from 'api/contract/sofia-time'
import { isSustainabilityPage, sustainabilityPage, sustainabilityPath } from '#content/sustainability.ts'
import { readDocuments, readDocumentsBesides } from '#lib/documents.ts'
import type { Source } from '#lib/source.ts'

/** What a route has to know of a page of sustainability, its documents read; `undefined` for an unknown one (AMB-04). */
export async function describePage(source: Source, page: string) {
  if (!isSustainabilityPage(page)) return undefined
  const { key, certificates, policies } = sustainabilityPage(page)
  const isOfReports = page === 'sustainability-reports'
  const besides = async (section: DocumentSection, isShown: boolean): Promise<SiteDocument[]> =>
    isShown ? readDocumentsBesides(source, section) : []
  const [ofCertificates, ofPolicies, sustainability] = await Promise.all([
    besides('certificates', certificates.length > 0),
    besides('policies', policies.length > 0),
    isOfReports ? readDocuments(source, 'sustainability') : besides('sustainability', page === 'responsibility'),
  ])
  const documents = { certificates: ofCertificates, policies: ofPolicies, sustainability }
  return { page, key, path: sustainabilityPath(page), documents, today: todayInSofia() }
}

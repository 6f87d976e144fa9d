import type { DocumentList, DocumentSection, SiteDocument } from 'api/contract/documents'
import { ApiError } from './api.ts'
import type { Source } from './source.ts'

/** The documents of a section that are on the site. @throws `ApiError` when they cannot be read */
export async function readDocuments({ call }: Source, section: DocumentSection): Promise<SiteDocument[]> {
  return (await call<DocumentList>(`/api/documents/${section}`)).documents
}

/** The same for a page that has a text of its own: it is shown without them when they cannot be read. */
export async function readDocumentsBesides(source: Source, section: DocumentSection): Promise<SiteDocument[]> {
  return readDocuments(source, section).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
}

import type { SiteDocument } from 'api/contract/documents'
import { ClausesDrawing, DocumentsDrawing } from '#components/cover-drawings.tsx'
import type { DownloadPageName } from '#content/downloads.ts'
import { generalTerms } from '#prose/general-terms.ts'

interface DownloadDrawingProps {
  page: DownloadPageName
  documents: readonly SiteDocument[]
}

/** What stands in the mini header of a page (DL-03): its documents, or the clauses of the general terms. */
export function DownloadDrawing({ page, documents }: DownloadDrawingProps) {
  if (page === 'generalterms') return <ClausesDrawing sections={generalTerms.sections} />
  return (
    <DocumentsDrawing
      isSealed={page === 'certificates'}
      isLandscape={page === 'presentations'}
      documents={(page === 'presentations' ? documents.toReversed() : documents).map(({ pages, year }) => ({
        pages,
        ...(year !== null && { label: `${year}` }),
      }))}
    />
  )
}

import { ClausesDrawing, DocumentsDrawing } from '#components/cover-drawings.tsx'
import { certificateFile, certificates } from '#content/certificates.ts'
import { documentFiles } from '#content/document-files.ts'
import { catalogues, presentations, type SiteDocument } from '#content/documents.ts'
import type { DownloadPageName } from '#content/downloads.ts'
import { generalTerms } from '#prose/general-terms.ts'

/** What stands in the mini header of a page (DL-03): its documents, or the clauses of the general terms. */
export function DownloadDrawing({ page }: { page: DownloadPageName }) {
  if (page === 'generalterms') return <ClausesDrawing sections={generalTerms.sections} />
  if (page === 'certificates')
    return (
      <DocumentsDrawing isSealed documents={certificates.map(({ id }) => ({ pages: pagesOf(certificateFile(id)) }))} />
    )
  const documents: readonly SiteDocument[] = page === 'catalogues' ? catalogues : presentations
  return (
    <DocumentsDrawing
      isLandscape={page === 'presentations'}
      documents={documents.map(({ file, year }) => ({ pages: pagesOf(file), ...(year ? { label: `${year}` } : {}) }))}
    />
  )
}

function pagesOf(file: string): number {
  return documentFiles[file]?.pages ?? 1
}

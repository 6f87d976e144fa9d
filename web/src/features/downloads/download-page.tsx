import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { Contents } from '#components/contents.tsx'
import { ClausesDrawing, DocumentsDrawing } from '#components/cover-drawings.tsx'
import { DocumentsTable } from '#components/documents-table.tsx'
import { Prose } from '#components/prose.tsx'
import { SectionHead } from '#components/section-head.tsx'
import { SectionPage } from '#components/section-page.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type DownloadPageName, downloadPages, downloadPath } from '#content/downloads.ts'
import { generalTerms } from '#prose/general-terms.ts'

interface DownloadPageProps {
  page: DownloadPageName
  documents: readonly SiteDocument[]
  /** The day on which the page was made, `YYYY-MM-DD`. */
  today: string
  /** The public address of this page, to be shared. */
  address: string
}

/** `/download-center/{page}` (ROUTE-15, DL-01 … DL-04). */
export function DownloadPage({ page, documents, today, address }: DownloadPageProps) {
  const { t } = useTranslation(['downloads', 'shell'])
  return (
    <SectionPage
      kind={t('header.title')}
      title={t(`shell:pages.${page}`)}
      drawing={<DownloadDrawing page={page} documents={documents} />}
      links={downloadPages.map((one) => ({ name: t(`shell:pages.${one.page}`), url: downloadPath(one.page) }))}
      select={t('header.selectPage')}
      address={address}
    >
      {page === 'generalterms' ? (
        <GeneralTerms />
      ) : (
        <DocumentsTable
          title={t(`downloads:${page}.title`)}
          lead={t(`downloads:${page}.lead`)}
          documents={documents}
          today={today}
        >
          {page === 'certificates' && (
            <SiteLink to="/certificates" className="link">
              {t('shell:pages.check')}
            </SiteLink>
          )}
        </DocumentsTable>
      )}
    </SectionPage>
  )
}

interface DownloadDrawingProps {
  page: DownloadPageName
  documents: readonly SiteDocument[]
}

/** What stands in the mini header of a page (DL-03): its documents, or the clauses of the general terms. */
function DownloadDrawing({ page, documents }: DownloadDrawingProps) {
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

/** The general terms of sale: twelve numbered sections below their contents (DL-11). */
function GeneralTerms() {
  const { t } = useTranslation('downloads')
  const { lead, sections } = generalTerms
  return (
    <article>
      <SectionHead lead={lead} />
      <Contents label={t('generalTerms.contents')} sections={sections} place="above" isNumbered />
      <Prose sections={sections} />
    </article>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentsTable } from '#components/documents-table.tsx'
import { SectionPage } from '#components/section-page.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type DownloadPageName, downloadPages, downloadPath } from '#content/downloads.ts'
import { DownloadDrawing } from './download-drawing.tsx'
import { GeneralTerms } from './general-terms.tsx'

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

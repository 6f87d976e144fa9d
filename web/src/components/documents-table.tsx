import type { SiteDocument } from 'api/contract/documents'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#ui/text.tsx'
import { layouts, useDocumentLayout } from './document-layout.ts'
import { DocumentLink, DocumentSize, DocumentThumbnail } from './document-link.tsx'
import styles from './documents-table.module.css'
import { EarlierDocuments } from './earlier-documents.tsx'
import { Icon } from './icon.tsx'
import { SectionHead } from './section-head.tsx'
import { Segments } from './segments.tsx'
import { ValidityLine } from './validity-line.tsx'

interface DocumentsTableProps {
  title: string
  lead: string
  documents: readonly SiteDocument[]
  /** The day on which the page was made, `YYYY-MM-DD`. */
  today: string
  /** What stands between the lead and the documents. */
  children?: ReactNode
}

const ICONS = { thumbnails: 'grid', list: 'list' } as const

/**
 * Documents as thumbnails or as a list, as the visitor chose; on small screens always a list (DL-05, DL-06, AMB-47). Its
 * route names the translations `downloads`.
 */
export function DocumentsTable({ title, lead, documents, today, children }: DocumentsTableProps) {
  const { t } = useTranslation('downloads')
  const [layout, choose] = useDocumentLayout()
  return (
    <section aria-label={title}>
      <SectionHead lead={lead}>
        <div className={styles.layouts}>
          <Segments
            label={t('view.label')}
            options={layouts.map((id) => ({ id, name: t(`view.${id}`), icon: ICONS[id] }))}
            chosen={layout}
            onChoose={choose}
          />
        </div>
      </SectionHead>
      {children && <div className={styles.more}>{children}</div>}
      <ul className={styles.documents} data-layout={layout}>
        {documents.map((document) => (
          <li key={document.file}>
            <DocumentLink file={document.file} className={styles.document}>
              <span className={styles.sheet}>
                <DocumentThumbnail document={document} />
              </span>
              <strong>{document.title}</strong>{' '}
              <Text as="span" size="small" tone="muted" className={styles.about}>
                {document.note || document.year}
                <ValidityLine document={document} today={today} />
              </Text>{' '}
              <Text as="span" size="small" tone="muted" className={styles.size}>
                <DocumentSize document={document} /> {document.isSample && <small>{t('view.sample')}</small>}
              </Text>
              <Icon name="download" />
            </DocumentLink>
          </li>
        ))}
      </ul>
      {documents.length === 0 && <p className="lead">{t('view.empty')}</p>}
      <EarlierDocuments documents={documents} />
    </section>
  )
}

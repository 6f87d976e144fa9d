import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import type { SiteDocument } from '#content/documents.ts'
import styles from './report-years.module.css'

/** Reports by their years; the whole row opens the file in a new tab (SUS-03, SUS-06). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  const { t } = useTranslation('sustainability')
  return (
    <ul className={styles.years}>
      {reports.map(({ file, year }) => (
        <li key={file}>
          <DocumentLink file={file}>
            <b>{year}</b>
            <strong>{t('sustainabilityReports.document', { year })}</strong>
            <span>
              <DocumentSize file={file} />
            </span>
            <Icon name="arrow" />
          </DocumentLink>
        </li>
      ))}
    </ul>
  )
}

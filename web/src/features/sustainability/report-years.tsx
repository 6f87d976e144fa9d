import { useTranslation } from 'react-i18next'
import type { SiteDocument } from '#content/documents.ts'
import { FileRow } from './file-row.tsx'
import styles from './report-years.module.css'

/** Reports by their years (SUS-03). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  const { t } = useTranslation('sustainability')
  return (
    <ul className={styles.years}>
      {reports.map(({ file, year }) => (
        <FileRow key={file} file={file} year={year} name={t('sustainabilityReports.document', { year })} />
      ))}
    </ul>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { FileRow } from './file-row.tsx'
import styles from './report-years.module.css'

/** Reports by their years (SUS-03). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  return (
    <ul className={styles.years}>
      {reports.map((report) => (
        <FileRow key={report.file} document={report} />
      ))}
    </ul>
  )
}

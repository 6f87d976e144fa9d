import type { SiteDocument } from 'api/contract/documents'
import { FileRow } from './file-row.tsx'
import styles from './files.module.css'

/** Reports by their years (SUS-03). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  return (
    <ul className={styles.files}>
      {reports.map((report) => (
        <FileRow key={report.file} document={report} />
      ))}
    </ul>
  )
}

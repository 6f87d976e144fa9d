import type { SiteDocument } from 'api/contract/documents'
import styles from './file-list.module.css'
import { FileRow } from './file-row.tsx'

/** Files in two columns; one alone takes both. */
export function FileList({ documents }: { documents: readonly SiteDocument[] }) {
  return (
    <ul className={styles.files}>
      {documents.map((document) => (
        <FileRow key={document.file} document={document} />
      ))}
    </ul>
  )
}

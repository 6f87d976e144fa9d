import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import styles from './file-row.module.css'

interface FileRowProps {
  file: string
  name: string
  /** Stands large before the name. */
  year?: number | undefined
}

/** A file as a row, which opens it in a new tab wherever it is pressed (SUS-06). */
export function FileRow({ file, name, year }: FileRowProps) {
  return (
    <li>
      <DocumentLink file={file} className={year ? `${styles.row} ${styles.ofYear}` : styles.row}>
        {year && <b>{year}</b>}
        <strong>{name}</strong>
        <span className={styles.size}>
          <DocumentSize file={file} />
        </span>
        <Icon name="arrow" />
      </DocumentLink>
    </li>
  )
}

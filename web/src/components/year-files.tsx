import { DocumentLink, DocumentSize } from './document-link.tsx'
import { Icon } from './icon.tsx'
import styles from './year-files.module.css'

interface YearFile {
  file: string
  year?: number | undefined
  name: string
}

/** PDFs by their years; the whole row opens the file in a new tab (SUS-03, SUS-06). */
export function YearFiles({ files }: { files: readonly YearFile[] }) {
  return (
    <ul className={styles.years}>
      {files.map(({ file, year, name }) => (
        <li key={file}>
          <DocumentLink file={file}>
            <b>{year}</b>
            <strong>{name}</strong>
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

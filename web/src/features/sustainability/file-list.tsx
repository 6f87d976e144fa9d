import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import styles from './file-list.module.css'

/** Files in two columns; each opens in a new tab (SUS-06). */
export function FileList({ files }: { files: readonly { file: string; name: string }[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ file, name }) => (
        <li key={file}>
          <DocumentLink file={file}>
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

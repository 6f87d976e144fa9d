import styles from './file-list.module.css'
import { FileRow } from './file-row.tsx'

/** Files in two columns; one alone takes both. */
export function FileList({ files }: { files: readonly { file: string; name: string }[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ file, name }) => (
        <FileRow key={file} file={file} name={name} />
      ))}
    </ul>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { Text } from '#ui/text.tsx'
import styles from './files.module.css'

/** A document as a row, its year large before its name, which opens it in a new tab wherever it is pressed (SUS-06). */
export function FileRow({ document }: { document: SiteDocument }) {
  const { file, title, year } = document
  return (
    <li>
      <DocumentLink file={file} className={year ? `${styles.row} ${styles.ofYear}` : styles.row}>
        {year && <b>{year}</b>}
        <Text as="strong" size="title">
          {title}
        </Text>
        <Text as="span" tone="muted" className={styles.size}>
          <DocumentSize document={document} />
        </Text>
        <Icon name="arrow" />
      </DocumentLink>
    </li>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { Columns } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './files.module.css'

/** Documents in two columns, one alone in both; each opens in a new tab wherever its row is pressed (SUS-03, SUS-06). */
export function FileList({ documents }: { documents: readonly SiteDocument[] }) {
  return (
    <Columns as="ul" columns="two" className={styles.files}>
      {documents.map((document) => (
        <li key={document.file}>
          <DocumentLink file={document.file} className={styles.row}>
            <Text as="strong" size="title">
              {document.title}
            </Text>
            <Text as="span" tone="muted" className={styles.size}>
              <DocumentSize document={document} />
            </Text>
            <Icon name="arrow" />
          </DocumentLink>
        </li>
      ))}
    </Columns>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import styles from './gdpr-information.module.css'

/** The link to the information on personal data as a file (LEG-08, API-17). */
export function GdprInformation({ document }: { document: SiteDocument }) {
  return (
    <DocumentLink file={document.file} className={styles.file}>
      <span>
        {document.title}{' '}
        <small>
          <DocumentSize document={document} />
        </small>
      </span>
      <Icon name="external" />
    </DocumentLink>
  )
}

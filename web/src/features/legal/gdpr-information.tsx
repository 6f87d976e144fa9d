import { useTranslation } from 'react-i18next'
import { DocumentLink, DocumentSize } from '#components/document-link.tsx'
import { Icon } from '#components/icon.tsx'
import { gdprInformation } from '#content/documents.ts'
import styles from './gdpr-information.module.css'

/** The link to the information on personal data as a file (LEG-08, API-17). */
export function GdprInformation() {
  const { t } = useTranslation('legal')
  return (
    <DocumentLink file={gdprInformation.file} className={styles.file}>
      <span>
        {t('personalData.pdf')}{' '}
        <small>
          <DocumentSize file={gdprInformation.file} />
        </small>
      </span>
      <Icon name="external" />
    </DocumentLink>
  )
}

import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { gdprInformation } from '#content/documents.ts'
import styles from './legal-page.module.css'

/** The link to the information on personal data as a file (LEG-08, API-17). */
export function GdprInformation() {
  const { t } = useTranslation(['legal', 'shell'])
  return (
    <a className={styles.file} href={gdprInformation.file} target="_blank" rel="noopener">
      <span>
        {t('personalData.pdf')} <span className="sr">({t('shell:buttons.newTab')})</span>
      </span>
      <Icon name="external" />
    </a>
  )
}

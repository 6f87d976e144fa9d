import { useTranslation } from 'react-i18next'
import { Callout } from '#ui/callout.tsx'
import styles from './position-missing.module.css'

/** What stands above the list at the address of a position that is not visible or never was; the status is 404. */
export function PositionMissing() {
  const { t } = useTranslation('careers')
  return (
    <Callout as="div" className={styles.missing} role="status">
      <p>
        <strong>{t('position.missing.heading')}</strong> {t('position.missing.text')}
      </p>
    </Callout>
  )
}

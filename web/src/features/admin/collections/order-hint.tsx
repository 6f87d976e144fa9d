import { useTranslation } from 'react-i18next'
import styles from './order.module.css'

/** Says that the order is that of the site, and how it is changed. */
export function OrderHint() {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.orderHint}>
      {t('collections.order')} <span className={styles.keys}>{t('collections.orderHow')}</span>
      <span className={styles.touch}>{t('collections.orderHowTouch')}</span>
    </p>
  )
}

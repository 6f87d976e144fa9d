import { useTranslation } from 'react-i18next'
import { Hint } from '#ui/hint.tsx'
import styles from './order.module.css'

/** Says that the order is that of the site, and how it is changed. */
export function OrderHint() {
  const { t } = useTranslation('admin')
  return (
    <Hint className={styles.orderHint}>
      {t('collections.order')} <span className={styles.keys}>{t('collections.orderHow')}</span>
      <span className={styles.touch}>{t('collections.orderHowTouch')}</span>
    </Hint>
  )
}

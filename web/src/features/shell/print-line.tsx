import { useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './print-line.module.css'

/** On paper only: which page it is, when it was printed, and whose. */
export function PrintLine() {
  const { t } = useTranslation('shell')
  const { site } = useRouter().options.context
  const href = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const date = formatDate(new Date().toISOString().slice(0, 10))
  return (
    <p className={styles.line} data-print-line>
      <span>{site + href}</span> <span>{t('printed', { date })}</span>{' '}
      <span>{t('footer.copyright', { year: new Date().getUTCFullYear() })}</span>
    </p>
  )
}

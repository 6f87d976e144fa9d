import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { panelCounts } from '#features/admin/publications.ts'
import styles from './failed-mails.module.css'

/** The number of inquiries whose mail failed, in red, with a text for screen readers; nothing when there are none. */
export function FailedMails() {
  const { t } = useTranslation('admin')
  const count = useQuery(panelCounts).data?.failedMails ?? 0
  if (count === 0) return null
  const words = t('panel.failedMails', { count })
  return (
    <span className={styles.failed} title={words}>
      <span aria-hidden="true">{count}</span>
      <span className="sr">{words}</span>
    </span>
  )
}

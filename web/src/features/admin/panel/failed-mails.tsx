import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { panelCounts } from '#features/admin/publications.ts'
import styles from './failed-mails.module.css'

/** How many inquiries nobody got by mail: a red number, which says in words what it counts; nothing when there are none. */
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

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inquiryPages } from '#features/admin/inquiries/inquiries.queries.ts'
import { orMore } from '#features/admin/list/loaded-count.ts'
import styles from './failed-mails.module.css'

/** Mails fail while nobody does anything here. */
const LOOKS_EVERY_MS = 60_000

/** How many inquiries nobody got by mail: a red number, which says in words what it counts; nothing when there are none. */
export function FailedMails() {
  const { t } = useTranslation('admin')
  const { data, hasNextPage } = useInfiniteQuery({
    ...inquiryPages({ state: 'failed' }),
    refetchInterval: LOOKS_EVERY_MS,
  })
  const count = data?.length ?? 0
  if (count === 0) return null
  const words = t('panel.failedMails', { count })
  return (
    <span className={styles.failed} title={words}>
      <span aria-hidden="true">{orMore(count, hasNextPage)}</span>
      <span className="sr">{words}</span>
    </span>
  )
}

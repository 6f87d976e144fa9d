import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ATTENTION, type FindingKind } from 'api/contract/attention'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Count } from '#ui/count.tsx'
import { allFindings } from './attention.queries.ts'
import styles from './attention-bell.module.css'

/** Milliseconds after which the number is asked for again while the user works. */
const FRESH_FOR = 5 * 60 * 1000
const NOW: readonly FindingKind[] = ATTENTION.now

/** Leads to what needs attention; its number counts only what visitors see already, so that it can reach nothing. */
export function AttentionBell() {
  const { t } = useTranslation('admin')
  const { data } = useQuery({ ...allFindings, staleTime: FRESH_FOR, refetchInterval: FRESH_FOR, retry: false })
  const count = data?.findings.filter(({ kind, snooze }) => snooze === null && NOW.includes(kind)).length ?? 0
  const name = count === 0 ? t('attention.heading') : t('attention.bell', { count })
  return (
    <Link
      to="/admin/$"
      params={{ _splat: 'attention' }}
      preload={false}
      className={styles.bell}
      aria-label={name}
      title={name}
    >
      <Icon d={staffDrawings.bell} />
      {count > 0 && (
        <Count tone="accent" aria-hidden="true">
          {count}
        </Count>
      )}
    </Link>
  )
}

import type { StaffSummary } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { lastUser } from '#lib/session.ts'
import styles from './publications.module.css'

const SIGNS = {
  draft: staffDrawings.pencil,
  planned: staffDrawings.clock,
  hidden: staffDrawings.eyeOff,
  ended: staffDrawings.eyeOff,
}

/** Where an item is, by sign and words; nothing for what is on the site. */
export function StateBadge({ item: { state, visibleFrom, visibleUntil } }: { item: StaffSummary }) {
  const { t } = useTranslation('admin')
  if (state === 'published') return <span className={styles.badge} />
  const { date, time } = dayAndTime((state === 'ended' ? visibleUntil : visibleFrom) ?? new Date())
  // No line ends within a date.
  const at = { date: date.replaceAll('-', '-\u2060'), time }
  return (
    <span className={`${styles.badge} ${state === 'planned' ? styles.planned : ''}`}>
      <Icon d={SIGNS[state]} size="small" /> {t(`badges.${state}`, at)}
    </span>
  )
}

/** What else is to be known of an item: who has an unpublished change of it, or what it lacks. */
export function RowNote({ item, isInEnglish }: { item: StaffSummary; isInEnglish: boolean }) {
  const { t } = useTranslation('admin')
  if (item.draft) return <small>{t('badges.beside', who(item.draft))}</small>
  if (item.state === 'draft') return <small>{t('badges.savedBy', who(item))}</small>
  return isInEnglish ? null : <small>{t('list.notInEnglish')}</small>

  function who({ updatedBy, updatedAt }: { updatedBy: string | null; updatedAt: string }) {
    const name = updatedBy === lastUser()?.username ? t('badges.you') : (updatedBy ?? '')
    return { name, ...dayAndTime(updatedAt) }
  }
}

import type { StaffSummary } from 'api/contract/news-list'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { stateWords } from '#features/admin/visibility/state-words.ts'
import { lastUser } from '#lib/session.ts'

const SIGNS = {
  draft: staffDrawings.pencil,
  planned: staffDrawings.clock,
  hidden: staffDrawings.eyeOff,
  ended: staffDrawings.eyeOff,
}

/** Where an item is, by sign and words; nothing for what is on the site. */
export function StateBadge({ item }: { item: StaffSummary }) {
  const { t } = useTranslation('admin')
  const { state } = item
  if (state === 'published') return null
  return (
    <State {...(state === 'planned' && { tone: 'brand' })} d={SIGNS[state]}>
      {stateWords(t, item)}
    </State>
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

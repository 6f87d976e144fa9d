import type { NewsStatus } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, merged } from '#features/admin/form/conflict-rows.ts'
import { stateName } from '#features/admin/visibility/state-words.ts'
import { newsConflictTexts, newsFields, withoutGone } from './news-conflict.ts'
import type { NewsValues } from './news-values.ts'

interface NewsConflictProps {
  /** Who has saved theirs, and when. */
  saved: { by: string | null; at: string }
  /** What has become of the item meanwhile; `null` when it is in the same state as before. */
  status?: NewsStatus | null
  /** The version both started from. */
  base: NewsValues
  mine: NewsValues
  theirs: NewsValues
  onSave: (chosen: NewsValues) => void
  onBack: () => void
}

export function NewsConflict({ saved, status = null, base, mine, theirs, onSave, onBack }: NewsConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <ConflictDialog
      saved={saved}
      note={status && t('conflict.status', { state: stateName(t, status) })}
      rows={conflictRows(newsFields, { base, mine, theirs })}
      texts={newsConflictTexts(t, mine, theirs)}
      onSave={(rows) => onSave(withoutGone(merged(newsFields, rows, { mine, theirs }), theirs))}
      onBack={onBack}
    />
  )
}

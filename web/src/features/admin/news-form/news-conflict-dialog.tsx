import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, merged } from '#features/admin/form/conflict-rows.ts'
import { newsConflictTexts, newsFields, withoutGone } from './news-conflict.ts'
import type { NewsValues } from './news-values.ts'

interface NewsConflictProps {
  /** The version both started from. */
  base: NewsValues
  mine: NewsValues
  theirs: NewsValues
  onSave: (chosen: NewsValues) => void
  onBack: () => void
}

export function NewsConflict({ base, mine, theirs, onSave, onBack }: NewsConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <ConflictDialog
      rows={conflictRows(newsFields, { base, mine, theirs })}
      texts={newsConflictTexts(t, mine, theirs)}
      onSave={(rows) => onSave(withoutGone(merged(newsFields, rows, { mine, theirs }), theirs))}
      onBack={onBack}
    />
  )
}

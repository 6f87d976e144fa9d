import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, merged } from '#features/admin/form/conflict-rows.ts'
import { type CareerValues, careerConflictTexts, careerFields } from './career-values.ts'

interface CareerConflictProps {
  /** Who has saved theirs, and when. */
  saved: { by: string | null; at: string }
  /** The version both started from. */
  base: CareerValues
  mine: CareerValues
  theirs: CareerValues
  onSave: (chosen: CareerValues) => void
  onBack: () => void
}

export function CareerConflict({ saved, base, mine, theirs, onSave, onBack }: CareerConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <ConflictDialog
      saved={saved}
      rows={conflictRows(careerFields, { base, mine, theirs })}
      texts={careerConflictTexts(t, mine, theirs)}
      onSave={(rows) => onSave(merged(careerFields, rows, { mine, theirs }))}
      onBack={onBack}
    />
  )
}

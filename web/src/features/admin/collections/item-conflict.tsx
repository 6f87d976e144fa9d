import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, differingPart, merged } from '#features/admin/form/conflict-rows.ts'
import { useValueWords } from './field-words.ts'
import type { FormParts } from './form-parts.ts'

interface ItemConflictProps<Item, Values> {
  parts: FormParts<Item, Values>
  base: Values
  mine: Values
  theirs: Values
  /** Who has saved theirs, and when. */
  saved: { by: string | null; at: string }
  onSave: (chosen: Values) => void
  onBack: () => void
}

/** What the form holds beside what another account, or another tab, has saved meanwhile; for each field one of them is chosen. */
export function ItemConflict<Item, Values>({
  parts: { fields, labelOf, inWords },
  base,
  mine,
  theirs,
  saved,
  onSave,
  onBack,
}: ItemConflictProps<Item, Values>) {
  const worded = useValueWords({ inWords })
  return (
    <ConflictDialog
      saved={saved}
      rows={conflictRows(fields, { base, mine, theirs })}
      texts={fields.map(({ key, read }) => {
        const [one, other] = [worded(key, read(mine)), worded(key, read(theirs))]
        return { key, label: labelOf(key), mine: differingPart(one, other), theirs: differingPart(other, one) }
      })}
      onSave={(rows) => onSave(merged(fields, rows, { mine, theirs }))}
      onBack={onBack}
    />
  )
}

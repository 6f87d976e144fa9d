import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'

interface MoveButtonsProps {
  title: string
  isFirst: boolean
  isLast: boolean
  isPending: boolean
  onMove: (isUp: boolean) => void
}

/** Two buttons that change the place of a row in its group. */
export function MoveButtons({ title, isFirst, isLast, isPending, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('admin')
  const acts = [
    { isUp: true, isAtEnd: isFirst, drawing: staffDrawings.up, label: t('collections.up', { title }) },
    { isUp: false, isAtEnd: isLast, drawing: staffDrawings.down, label: t('collections.down', { title }) },
  ]
  return acts.map(({ isUp, isAtEnd, drawing, label }) => (
    <button
      key={label}
      type="button"
      title={label}
      aria-label={label}
      disabled={isAtEnd || isPending}
      onClick={() => onMove(isUp)}
    >
      <Icon d={drawing} />
    </button>
  ))
}

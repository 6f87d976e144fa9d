import { useTranslation } from 'react-i18next'
import { Hint } from '#ui/hint.tsx'
import type { PictureIntake } from './use-picture-intake.ts'

interface PictureNotesProps {
  place: 'cover' | 'gallery'
  intake: PictureIntake
  /** The last removed picture comes back. */
  onUndo: () => void
}

/** Below pictures: what was removed and can come back. */
export function PictureNotes({ place, intake, onUndo }: PictureNotesProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="status">
      {intake.removedFrom === place && (
        <Hint>
          {t(place === 'cover' ? 'undo.removedCover' : 'undo.removedPicture')}
          <button type="button" className="link" data-undo onClick={onUndo}>
            {t('undo.action')}
          </button>
        </Hint>
      )}
    </div>
  )
}

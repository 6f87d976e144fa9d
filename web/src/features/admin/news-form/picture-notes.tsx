import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
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
        <p className={frame.hint}>
          {t(place === 'cover' ? 'undo.removedCover' : 'undo.removedPicture')}
          <button type="button" className="link" data-undo onClick={onUndo}>
            {t('undo.action')}
          </button>
        </p>
      )}
    </div>
  )
}

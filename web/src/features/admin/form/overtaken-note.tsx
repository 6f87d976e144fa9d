import { useTranslation } from 'react-i18next'
import { NoteBar } from './bar.tsx'
import { dayAndTime } from './dates.ts'

interface OvertakenNoteProps {
  /** Who has saved theirs, and when. */
  saved: { by: string | null; at: string }
  /** Theirs is on the site. */
  isPublished: boolean
  onCompare: () => void
}

/** Says at once that another account has saved or published what is being edited; nothing is taken from who writes. */
export function OvertakenNote({ saved, isPublished, onCompare }: OvertakenNoteProps) {
  const { t } = useTranslation('admin')

  function words(): string {
    if (!saved.by) return t('conflict.textUnknown')
    const who = { name: saved.by, ...dayAndTime(saved.at) }
    return isPublished ? t('changes.meanwhile', who) : t('conflict.text', who)
  }

  return (
    <div role="alert">
      <NoteBar
        icon="warning"
        isUrgent
        actions={
          <button type="button" className="btn btn--sm" onClick={onCompare}>
            {t('changes.compare')}
          </button>
        }
      >
        {words()}
      </NoteBar>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { Overtaken } from './overtaken-save.ts'

interface OvertakenNoteProps {
  overtaken: Overtaken
  onCompare: () => void
}

/** Says at once that another account has saved or published what is being edited; nothing is taken from who writes. */
export function OvertakenNote({ overtaken: { theirs, isPublished }, onCompare }: OvertakenNoteProps) {
  const { t } = useTranslation('admin')

  function words(): string {
    if (!theirs.updatedBy) return t('conflict.textUnknown')
    const who = { name: theirs.updatedBy, ...dayAndTime(theirs.updatedAt) }
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

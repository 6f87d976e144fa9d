import { useTranslation } from 'react-i18next'
import { NoteBar } from './bar.tsx'
import { dayAndTime } from './dates.ts'
import type { Draft } from './drafts.ts'

interface DraftNoteProps {
  draft: Draft<unknown> | null
  /** `updatedAt` of the stored item; `null` for a new one. */
  version: string | null
  onTake: () => void
  onDiscard: () => void
  /** Said once the draft was taken, when something has to be done again. */
  restored?: string | null
}

/** Offers a draft that was found; the form stays usable whatever is chosen. */
export function DraftNote({ draft, version, onTake, onDiscard, restored }: DraftNoteProps) {
  const { t } = useTranslation('admin')

  function age(version: string | null): string {
    if (version === null) return ''
    return ` ${t(draft?.version === version ? 'recovery.textNewer' : 'recovery.textOlder')}`
  }

  return (
    <div role="status">
      {draft && (
        <NoteBar
          heading={t('recovery.heading')}
          actions={
            <>
              <button type="button" className="btn btn--sm" onClick={onTake}>
                {t('recovery.use')}
              </button>
              <button type="button" className="btn btn--line btn--sm" onClick={onDiscard}>
                {t('recovery.discard')}
              </button>
            </>
          }
        >
          {t('recovery.text', dayAndTime(draft.keptAt))}
          {age(version)}
        </NoteBar>
      )}
      {!draft && restored && <NoteBar icon="check">{restored}</NoteBar>}
    </div>
  )
}

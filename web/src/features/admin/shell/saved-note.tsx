import type { SelectionAct } from 'api/contract/news-selection'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import type { RowRemoval } from '#features/admin/list/cached-rows.ts'
import { changedByRestoring, restore } from '#features/admin/list/restoring.ts'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './saved-note.module.css'

/** What was done last: which sentence to show, and where the item stands on the site, or what undoes its deletion. */
export interface Done {
  sentence:
    | 'newsForm.savedNew'
    | 'newsForm.savedEdit'
    | 'careerForm.savedNew'
    | 'careerForm.savedEdit'
    | 'documentForm.savedNew'
    | 'documentForm.savedEdit'
    | 'eventForm.savedNew'
    | 'eventForm.savedEdit'
    | 'personForm.savedNew'
    | 'personForm.savedEdit'
    | 'changes.discarded'
    | 'newsForm.savedHidden'
    | 'newsForm.savedPlanned'
    | 'careerForm.savedComing'
    | 'careerForm.savedNotSeen'
    | 'list.taken'
    | 'list.shownAgain'
    | 'list.shownOnItsDays'
    | `undo.deleted${'News' | 'Media' | 'Career' | 'Document' | 'Event' | 'Person'}`
    | 'undo.done'
    | 'undo.failed'
    | 'collections.moved'
    | 'newsletter.goes'
    | 'newsletter.willGo'
    | 'newsletter.notSent'
    | `selection.done.${Exclude<SelectionAct, 'restore'> | 'plan'}`
    | 'selection.unchanged'
    | 'selection.undoneSome'
  /** To how many subscribers, of how many items, or to which place. */
  count?: number
  /** What it was done to, where the sentence names it. */
  title?: string
  path?: string
  /** When it comes to the site. */
  moment?: { date: string; time?: string }
  /** The item has no English title, so it is in no list of the site. */
  isNotListed?: boolean
  /** What is said of single items. */
  details?: readonly string[]
  /** Undoes it, and says what came of it. @throws ApiError */
  undo?: (() => Promise<Done>) | undefined
}

const UNDONE = new Set<Done['sentence']>([
  'undo.failed',
  'newsletter.notSent',
  'selection.unchanged',
  'selection.undoneSome',
])

/** What is told on the panel: what was done, or why it could not be done. */
export type Saved = Done | { failure: Error }

const SavedContext = createContext<{ saved: Saved | null; setSaved: (saved: Saved | null) => void }>({
  saved: null,
  setSaved: () => undefined,
})

export function SavedProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState<Saved | null>(null)
  return <SavedContext value={{ saved, setSaved }}>{children}</SavedContext>
}

export function useSetSaved() {
  return useContext(SavedContext).setSaved
}

/**
 * What undoes a deletion: the row is there again at once, and goes once more when the server cannot put it back.
 * @param inTrash `/api/trash/news/{id}`
 */
export const undoDeletion = (inTrash: string, removal: RowRemoval) => async (): Promise<Done> => {
  removal.putBack()
  try {
    const { news, staffOnly } = await restore(inTrash)
    return { sentence: 'undo.done', ...(news && staffOnly?.state === 'published' && { path: `/news/${news.url}` }) }
  } catch {
    removal.remove()
    return { sentence: 'undo.failed' }
  }
}

/** Says on the panel what was done, and offers to undo it, until the panel is left. */
export function SavedNote() {
  const { t } = useTranslation('admin')
  const { saved, setSaved } = useContext(SavedContext)
  const [shown, setShown] = useState<Saved | null>(null)
  const undo = useStaffMutation({
    meta: { invalidates: changedByRestoring },
    mutationFn: (run: () => Promise<Done>) => run(),
    onSuccess: (done) => setShown(done),
    onError: (failure, _run, _result, { client }) => {
      for (const queryKey of changedByRestoring) client.invalidateQueries({ queryKey })
      setShown({ failure })
    },
  })
  useEffect(() => {
    if (!saved) return
    setShown(saved)
    setSaved(null)
  }, [saved, setSaved])

  const close = () => setShown(null)
  const done = shown && 'sentence' in shown ? shown : null
  const undoing = done?.undo

  return (
    <>
      <div role="status" className={`${styles.place} ${styles.note}`}>
        {done && (
          <NoteBar
            icon={UNDONE.has(done.sentence) ? 'clock' : 'check'}
            heading={t(done.sentence, { ...done.moment, title: done.title, count: done.count ?? 0 })}
            actions={
              <>
                {done.path && (
                  <a className="btn btn--line btn--sm" href={done.path} target="_blank" rel="noopener">
                    {t('newsForm.viewOnSite')}
                  </a>
                )}
                {undoing && (
                  <PendingButton
                    isPending={undo.isPending}
                    className="btn--line btn--sm"
                    onClick={() => undo.mutate(undoing)}
                  >
                    {t('undo.action')}
                  </PendingButton>
                )}
                <IconButton className={styles.close} aria-label={t('alerts.dismiss')} onClick={close}>
                  <Icon name="cross" size="small" />
                </IconButton>
              </>
            }
          >
            {done.isNotListed && t('languages.missingEnglish')}
            {done.details?.join(' ')}
          </NoteBar>
        )}
      </div>
      {shown && 'failure' in shown && (
        <div className={`${styles.place} ${styles.failure}`}>
          <AlertBar onDismiss={close}>{failureWords(t, shown.failure)}</AlertBar>
        </div>
      )}
    </>
  )
}

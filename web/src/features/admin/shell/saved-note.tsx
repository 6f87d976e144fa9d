import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { restore } from '#features/admin/trash/trash.queries.ts'
import styles from './saved-note.module.css'

/** What was done last: which sentence to show, where the item stands on the site, or where in the trash it lies. */
export interface Saved {
  sentence:
    | 'newsForm.savedNew'
    | 'newsForm.savedEdit'
    | 'careerForm.savedNew'
    | 'careerForm.savedEdit'
    | 'undo.deletedNews'
    | 'undo.deletedMedia'
    | 'undo.deletedCareer'
    | 'undo.done'
    | 'undo.failed'
  path?: string
  /** The item has no English title, so it is in no list of the site. */
  isNotListed?: boolean
  /** `/api/trash/news/{id}`. */
  inTrash?: string
}

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

/** Says on the panel what was saved or deleted, and brings back what was deleted, until the panel is left. */
export function SavedNote() {
  const { t } = useTranslation('admin')
  const { saved, setSaved } = useContext(SavedContext)
  const [shown, setShown] = useState<Saved | null>(null)
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: (inTrash: string) => restore(inTrash),
    onSuccess: ({ news }) => setShown({ sentence: 'undo.done', ...(news && { path: `/news/${news.url}` }) }),
    onError: () => setShown({ sentence: 'undo.failed' }),
  })
  useEffect(() => {
    if (!saved) return
    setShown(saved)
    setSaved(null)
  }, [saved, setSaved])

  return (
    <div role="status" className={styles.place}>
      {shown && (
        <NoteBar
          icon={shown.sentence === 'undo.failed' ? 'clock' : 'check'}
          heading={t(shown.sentence)}
          actions={
            <>
              {shown.path && (
                <a className="btn btn--line btn--sm" href={shown.path} target="_blank" rel="noopener">
                  {t('newsForm.viewOnSite')}
                </a>
              )}
              {shown.inTrash && (
                <PendingButton
                  isPending={undo.isPending}
                  className="btn--line btn--sm"
                  onClick={() => undo.mutate(shown.inTrash ?? '')}
                >
                  {t('undo.action')}
                </PendingButton>
              )}
              <button
                type="button"
                className={styles.close}
                aria-label={t('alerts.dismiss')}
                onClick={() => setShown(null)}
              >
                <Icon name="cross" size="small" />
              </button>
            </>
          }
        >
          {shown.isNotListed && t('languages.missingEnglish')}
        </NoteBar>
      )}
    </div>
  )
}

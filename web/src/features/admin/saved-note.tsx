import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#components/form/bar.tsx'

/** What was saved last: which sentence to show, and where the item stands on the site. */
export interface Saved {
  sentence: 'newsForm.savedNew' | 'newsForm.savedEdit' | 'careerForm.savedNew' | 'careerForm.savedEdit'
  path?: string
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

/** Says on the panel that the form's work was saved, until the panel is left. */
export function SavedNote() {
  const { t } = useTranslation('admin')
  const { saved, setSaved } = useContext(SavedContext)
  const [shown, setShown] = useState<Saved | null>(null)
  useEffect(() => {
    if (!saved) return
    setShown(saved)
    setSaved(null)
  }, [saved, setSaved])

  return (
    <div role="status">
      {shown && (
        <NoteBar
          icon="check"
          heading={t(shown.sentence)}
          actions={
            shown.path && (
              <a className="btn btn--line btn--sm" href={shown.path} target="_blank" rel="noopener">
                {t('newsForm.viewOnSite')}
              </a>
            )
          }
        />
      )}
    </div>
  )
}

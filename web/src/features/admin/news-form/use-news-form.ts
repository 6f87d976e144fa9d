import type { NewsItem } from 'api/contract/news'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { missingWords, whatIsMissing } from './missing.ts'
import { fromKept, type NewsValues, toKept } from './news-values.ts'
import { serverErrors } from './server-errors.ts'
import { useNewsValues } from './use-news-values.ts'
import { usePictureIntake } from './use-picture-intake.ts'
import { type Base, useSaveNews } from './use-save-news.ts'
import { useSlugState } from './use-slug-state.ts'

export interface NewsFormOptions {
  /** The item to edit; `null` for a new one. */
  item: NewsItem | null
  /** Type of a new item. */
  isMedia: boolean
  onSaved: (item: NewsItem) => void
  onClose: () => void
}

/** While the form is being saved nothing in it can be changed. */
const ignore = () => undefined

/** Everything the news form knows and does; the form itself only shows it. */
export function useNewsForm({ item, isMedia, onSaved, onClose }: NewsFormOptions) {
  const { t } = useTranslation('admin')
  const [base, setBase] = useState<Base>(item && { item, version: item.updatedAt })
  const [theirs, setTheirs] = useState<NewsItem | null>(null)
  const [alerts, setAlerts] = useState<string[]>([])
  const [isRestored, setRestored] = useState(false)
  const form = useNewsValues(item, isMedia)
  const { values, replace } = form
  const slugState = useSlugState(item ? null : values.url)
  const draft = useDraft({
    item: `news/${item?.url ?? 'new'}`,
    values: toKept(values),
    isDirty: form.isTextDirty,
    version: base?.version ?? null,
  })
  const leave = useLeaveGuard({
    isDirty: form.isDirty,
    isKept: form.isTextDirty && draft.kept?.isKept !== false,
    hasUploads: form.hasUploads,
    onClose,
    onDiscard: draft.end,
  })
  const saving = useSaveNews({
    onSaved: (saved) => {
      draft.end()
      leave.free()
      onSaved(saved)
    },
    onConflict: setTheirs,
    onWrongLanguage: form.setLanguage,
  })

  function save(next: NewsValues = values, on: Base = base) {
    setAlerts([])
    saving.save({ base: on, values: next })
  }

  const change = saving.isSaving ? ignore : form.change
  const intake = usePictureIntake({
    values,
    change,
    update: saving.isSaving ? ignore : form.update,
    onAlert: setAlerts,
  })

  return {
    ...form,
    change,
    intake,
    changeText: saving.isSaving ? ignore : form.changeText,
    slugState,
    missing: [
      ...missingWords(t, whatIsMissing(values, slugState)),
      ...(intake.isPreparing ? [t('newsForm.needPictures')] : []),
    ],
    draft,
    leave,
    saving,
    errors: serverErrors(t, saving, values),
    /** What is wrong with files that were chosen. */
    alerts,
    setAlerts,
    save: () => save(),
    isRestored,
    takeDraft(): void {
      if (!draft.offered) return
      const { version, values: kept } = draft.offered
      replace(fromKept(kept, values))
      if (base && version) setBase({ ...base, version })
      draft.take()
      setRestored(true)
    },
    /** Two versions between which somebody has to choose. */
    conflict: base && theirs && { base: base.item, theirs },
    /** Saves what was chosen, on top of their version; `null` goes back to the form. */
    resolve(next: NewsValues | null): void {
      setTheirs(null)
      if (!next || !theirs) return
      const on = { item: theirs, version: theirs.updatedAt }
      setBase(on)
      replace(next)
      save(next, on)
    },
  }
}

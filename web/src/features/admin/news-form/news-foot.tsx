import { useSelector } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import { saysSomething } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { FormFoot, type OnServer } from '#features/admin/form/form-foot.tsx'
import { nextWorkingMorning, toIsoMoment } from '#features/admin/form/moments.ts'
import { isSameList } from '#features/admin/form/same-list.ts'
import { SaveMenu, type SaveWay } from '#features/admin/form/save-menu.tsx'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { EditedNews } from './edited-news.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { NewsFormState } from './news-form-state.tsx'
import { missingWords } from './news-schema.ts'
import type { PictureUploads } from './picture-uploads.ts'
import type { Ending, Saving } from './use-save-news.ts'
import { useSlugState } from './use-slug-state.ts'

interface NewsFootProps {
  form: NewsFormApi
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** The address that is kept for this draft. */
  own: string
  saving: Saving
  uploads: PictureUploads
  /** A save waits for the pictures. */
  isWaiting: boolean
  /** It is not chosen yet which version is edited. */
  isWaitingForChoice: boolean
  keeper: AnyDraftKeeper
  /** The draft on the server, and whether a save waits for it. */
  server: { state: OnServer; isSettling: boolean }
  onSave: (ending?: Ending) => void
  onDiscardChanges: () => void
  /** Shows the fields of a language. */
  onLanguage: (language: Language) => void
  onCancel: () => void
}

/** The foot of the form: how far the upload is, what is missing, Cancel, Publish and the other endings. */
export function NewsFoot({
  form,
  item,
  own,
  saving,
  uploads,
  isWaiting,
  isWaitingForChoice,
  keeper,
  server,
  ...on
}: NewsFootProps) {
  const { t } = useTranslation('admin')
  const isNew = item === null || item.status === 'draft'
  const slugState = useSlugState(
    useSelector(form.store, ({ values }) => (isNew ? values.url : null)),
    own,
  )
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isPlanned = useSelector(form.store, ({ values }) => Date.parse(toIsoMoment(values.from) ?? '') > Date.now())
  const unfilled = useSelector(form.store, ({ errorMap }) => missingWords(t, errorMap.onChange, slugState), {
    compare: isSameList,
  })
  const missing = isWaitingForChoice ? [t('changes.needChoice')] : unfilled
  const isSaving = isWaiting || isSubmitting || saving.isPending || server.isSettling
  const canSave = missing.length === 0

  function plan(): void {
    form.setFieldValue('from', nextWorkingMorning())
    const fields = document.getElementById('showing')
    fields?.scrollIntoView({ block: 'center' })
    fields?.querySelector<HTMLElement>('input:checked')?.focus()
  }

  function saveLabel() {
    if (isPlanned) return 'endings.planned'
    return item?.status === 'published' ? 'endings.publishChanges' : 'endings.publish'
  }

  /** The key saves an item in the state that it is in: it makes nothing public that is not. */
  function keyOf(): (() => void) | undefined {
    if (isNew) return () => saysSomething(form.state.values.content) && on.onSave('draft')
    if (isWaitingForChoice) return () => undefined
    if (item.status === 'hidden') return () => canSave && on.onSave('hidden')
    return undefined
  }

  function ways(): SaveWay[] {
    const draft: SaveWay = {
      label: t('endings.draft'),
      onChoose: () => on.onSave('draft'),
      ...(isNew && { keys: 'Ctrl+S' }),
    }
    const later: SaveWay = { label: t('endings.plan'), onChoose: plan }
    const hidden = (label: string): SaveWay[] => (canSave ? [{ label, onChoose: () => on.onSave('hidden') }] : [])
    const discard: SaveWay = { label: t('endings.discard'), isDangerous: true, onChoose: on.onDiscardChanges }
    if (isNew) return isPlanned ? [draft] : [draft, later]
    return [
      draft,
      ...hidden(t(item.status === 'hidden' ? 'endings.keepHidden' : 'endings.hide')),
      ...(item.isBeside ? [discard] : []),
    ]
  }

  return (
    <FormFoot
      saveLabel={t(saveLabel())}
      missing={missing}
      isSaving={isSaving}
      onSave={() => on.onSave()}
      onKey={keyOf()}
      onCancel={on.onCancel}
      keeper={keeper}
      onServer={server.state}
      menu={<SaveMenu label={t('endings.others')} ways={ways()} disabled={isSaving || isWaitingForChoice} />}
    >
      <NewsFormState form={form} uploads={uploads} onLanguage={on.onLanguage} />
    </FormFoot>
  )
}

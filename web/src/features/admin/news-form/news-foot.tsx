import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { NewsFormApi } from './news-form-api.ts'
import { NewsFormState } from './news-form-state.tsx'
import { missingWords } from './news-schema.ts'
import type { Saving } from './use-save-news.ts'
import { useSlugState } from './use-slug-state.ts'

interface NewsFootProps {
  form: NewsFormApi
  isNew: boolean
  saving: Saving
  /** Pictures are being made ready; until they are, nothing is saved. */
  isPreparing: boolean
  keeper: AnyDraftKeeper
  onSave: () => void
  onCancel: () => void
}

/** The foot of the form: how far the upload is, what is missing, Cancel, Save. */
export function NewsFoot({ form, isNew, saving, isPreparing, keeper, onSave, onCancel }: NewsFootProps) {
  const { t } = useTranslation('admin')
  const slugState = useSlugState(useSelector(form.store, ({ values }) => (isNew ? values.url : null)))
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(form.store, ({ errorMap }) => missingWords(t, errorMap.onChange, slugState), {
    compare: isSameList,
  })

  return (
    <FormFoot
      saveLabel={t(isNew ? 'newsForm.saveNew' : 'newsForm.saveEdit')}
      missing={isPreparing ? [...missing, t('newsForm.needPictures')] : missing}
      isSaving={isSubmitting}
      onSave={onSave}
      onCancel={onCancel}
      keeper={keeper}
    >
      <NewsFormState form={form} percents={saving.percents} onStop={saving.stop} />
    </FormFoot>
  )
}

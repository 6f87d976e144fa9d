import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { CareerFormApi } from './career-form-api.ts'
import { missingOfCareer } from './career-values.ts'

interface CareerFootProps {
  form: CareerFormApi
  isNew: boolean
  keeper: AnyDraftKeeper
  onCancel: () => void
}

/** The foot of the form: what is missing, Cancel, Save. */
export function CareerFoot({ form, isNew, keeper, onCancel }: CareerFootProps) {
  const { t } = useTranslation('admin')
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(form.store, ({ errorMap, values }) => missingOfCareer(errorMap.onChange ?? {}, values), {
    compare: isSameList,
  })
  return (
    <FormFoot
      saveLabel={t(isNew ? 'careerForm.saveNew' : 'careerForm.saveEdit')}
      missing={missing.map((word) => t(`careerForm.${word}`))}
      isSaving={isSubmitting}
      onSave={() => form.handleSubmit()}
      onCancel={onCancel}
      keeper={keeper}
    >
      {t('common.requiredMark')}
    </FormFoot>
  )
}

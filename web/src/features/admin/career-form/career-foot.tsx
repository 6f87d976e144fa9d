import { useSelector } from '@tanstack/react-form'
import type { CareerStatus, StaffCareer } from 'api/contract/careers'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import { SaveMenu } from '#features/admin/form/save-menu.tsx'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { CareerFormApi } from './career-form-api.ts'
import { missingOfCareer } from './career-values.ts'

interface CareerFootProps {
  form: CareerFormApi
  /** What is edited; `null` for a new position. */
  career: StaffCareer | null
  keeper: AnyDraftKeeper
  onSave: (status: CareerStatus) => void
  onCancel: () => void
}

/** The foot of the form: what is missing, Close, Publish, and saving without showing it. */
export function CareerFoot({ form, career, keeper, onSave, onCancel }: CareerFootProps) {
  const { t } = useTranslation('admin')
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(form.store, ({ errorMap, values }) => missingOfCareer(errorMap.onChange ?? {}, values), {
    compare: isSameList,
  })
  const isHidden = career?.status === 'hidden'
  const canSave = missing.length === 0

  return (
    <FormFoot
      saveLabel={t(career?.status === 'published' ? 'endings.publishChanges' : 'endings.publish')}
      missing={missing.map((word) => t(`careerForm.${word}`))}
      isSaving={isSubmitting}
      onSave={() => onSave('published')}
      onKey={isHidden ? () => canSave && onSave('hidden') : undefined}
      onCancel={onCancel}
      keeper={keeper}
      menu={
        <SaveMenu
          label={t('endings.others')}
          ways={[
            {
              label: t(career === null || isHidden ? 'endings.keepHidden' : 'endings.hide'),
              onChoose: () => onSave('hidden'),
            },
          ]}
          disabled={isSubmitting || !canSave}
        />
      }
    >
      {t('common.requiredMark')}
    </FormFoot>
  )
}

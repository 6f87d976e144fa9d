import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import type { CareerFormApi } from './career-form-api.ts'

/** Start and end of a position. */
export function CareerDates({ form }: { form: CareerFormApi }) {
  const { t } = useTranslation('admin')
  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <form.AppField name="startDate">
        {(field) => <field.DateField label={t('careerForm.startDate')} hint={t('careerForm.startHint')} />}
      </form.AppField>
      <form.AppField name="endDate">
        {(field) => (
          <field.DateField
            label={t('careerForm.endDate')}
            wrong={t('careerForm.endBeforeStart')}
            hint={t('careerForm.endHint')}
          />
        )}
      </form.AppField>
    </div>
  )
}

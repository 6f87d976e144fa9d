import { useTranslation } from 'react-i18next'
import { DateField } from '#features/admin/form/date-field.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { type CareerValues, missingOfCareer } from './career-values.ts'

interface CareerDatesProps {
  values: CareerValues
  onChange: (key: 'startDate' | 'endDate', date: string) => void
}

/** Start and end of a position. */
export function CareerDates({ values, onChange }: CareerDatesProps) {
  const { t } = useTranslation('admin')
  const isBackwards = missingOfCareer(values).order

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      {(['startDate', 'endDate'] as const).map((key) => (
        <DateField
          key={key}
          label={t(`careerForm.${key}`)}
          value={values[key]}
          error={key === 'endDate' && isBackwards ? t('careerForm.endBeforeStart') : undefined}
          hint={t(key === 'startDate' ? 'careerForm.startHint' : 'careerForm.endHint')}
          onChange={(date) => onChange(key, date)}
        />
      ))}
    </div>
  )
}

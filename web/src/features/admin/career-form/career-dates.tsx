import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '#components/form/date-field.tsx'
import { toIsoDate } from '#components/form/dates.ts'
import frame from '#components/form/form-frame.module.css'
import { type CareerValues, missingOfCareer } from './career-values.ts'

interface CareerDatesProps {
  values: CareerValues
  onChange: (key: 'startDate' | 'endDate', date: string) => void
}

/** Start and end; a date is called wrong once ten characters are typed, or when it is left incomplete. */
export function CareerDates({ values, onChange }: CareerDatesProps) {
  const { t } = useTranslation('admin')
  const [left, setLeft] = useState({ startDate: false, endDate: false })
  const isBackwards = missingOfCareer(values).order

  function errorOf(key: 'startDate' | 'endDate'): string | undefined {
    const typed = values[key]
    const isComplete = typed.length === 10 || (left[key] && typed !== '')
    if (isComplete && toIsoDate(typed) === null) return t('careerForm.dateInvalid')
    return key === 'endDate' && isBackwards ? t('careerForm.endBeforeStart') : undefined
  }

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      {(['startDate', 'endDate'] as const).map((key) => (
        <DateField
          key={key}
          onLeave={() => setLeft((before) => ({ ...before, [key]: true }))}
          label={t(`careerForm.${key}`)}
          value={values[key]}
          error={errorOf(key)}
          hint={t(key === 'startDate' ? 'careerForm.startHint' : 'careerForm.endHint')}
          onChange={(date) => onChange(key, date)}
        />
      ))}
    </div>
  )
}

import { useSelector } from '@tanstack/react-form'
import type { CareerValues } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#components/segments.tsx'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { nextDay, toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { formatDate } from '#lib/format.ts'
import { Callout } from '#ui/callout.tsx'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { outcomeOf, startOfToday } from './career-words.ts'

const Field = ItemField<CareerValues>

interface CareerDatesProps {
  form: ItemForm<CareerValues>
  /** Staff have taken it from the site. */
  isHidden: boolean
}

/** From when and until when visitors see a position, with one sentence that says the result. */
export function CareerDates({ form, isHidden }: CareerDatesProps) {
  const { t } = useTranslation('admin')
  const startDate = useSelector(form.store, ({ values }) => values.startDate)
  const endDate = useSelector(form.store, ({ values }) => values.endDate)
  const today = todayInSofia()
  const startsToday = startOfToday(today)
  // A date that is typed leaves its field where it is, whatever day it is.
  const [isChosen, setChosen] = useState(startDate === startsToday)
  const isFromToday = isChosen && startDate === startsToday
  const before = useRef('')
  const day = toIsoDate(startDate)

  /** Not from today after all, the date is the one that was there. */
  function choose(from: 'today' | 'date'): void {
    if ((from === 'today') === isFromToday) return
    if (from === 'today') before.current = startDate
    setChosen(from === 'today')
    form.setFieldValue('startDate', from === 'today' ? startsToday : before.current)
  }

  function sentence(): string {
    const outcome = outcomeOf({ startDate, endDate }, isHidden, today)
    if (!('until' in outcome)) return t(`careerForm.outcome.${outcome.is}`)
    const until = formatDate(outcome.until)
    if (outcome.is === 'over') return t('careerForm.outcome.over', { until })
    return t(`careerForm.outcome.${outcome.is}`, { until, from: formatDate(outcome.from), count: outcome.days })
  }

  return (
    <Stack as="section" gap={6} className={frame.box} aria-labelledby="career-dates">
      <Text as="h2" size="title" id="career-dates">
        {t('careerForm.when')}
      </Text>
      <div>
        <Segments
          label={t('careerForm.from')}
          options={[
            { id: 'today', name: t('careerForm.fromToday') },
            { id: 'date', name: t('careerForm.fromDate') },
          ]}
          chosen={isFromToday ? 'today' : 'date'}
          onChoose={choose}
        />
      </div>
      {!isFromToday && (
        <Field name="startDate" hint={day ? t('careerForm.seenFrom', { date: formatDate(nextDay(day)) }) : undefined} />
      )}
      <Field name="endDate" />
      <Callout role="status">{sentence()}</Callout>
      <Field name="isInternship" />
    </Stack>
  )
}

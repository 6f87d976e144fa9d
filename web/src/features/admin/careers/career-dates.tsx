import { useSelector } from '@tanstack/react-form'
import type { CareerValues } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { nextDay, toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { formatDate } from '#lib/format.ts'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import { startOfToday } from './career-words.ts'

const Field = ItemField<CareerValues>

/** Start and end of a position, which say when visitors see it. */
export function CareerDates({ form }: { form: ItemForm<CareerValues> }) {
  const { t } = useTranslation('admin')
  const start = useSelector(form.store, ({ values }) => values.startDate)
  const startsToday = startOfToday(todayInSofia())
  const before = useRef('')
  const day = toIsoDate(start)

  /** Off again, the date is the one that was there. */
  function showFromToday(isOn: boolean): void {
    if (isOn) before.current = start
    form.setFieldValue('startDate', isOn ? startsToday : before.current)
  }

  return (
    <Stack gap={6} className={frame.box}>
      <Tick
        role="switch"
        aria-checked={start === startsToday}
        checked={start === startsToday}
        onChange={({ target }) => showFromToday(target.checked)}
      >
        <Text as="span" semi>
          {t('careerForm.fromToday')}
        </Text>
      </Tick>
      <Field name="startDate" hint={day ? t('careerForm.seenFrom', { date: formatDate(nextDay(day)) }) : undefined} />
      <Field name="endDate" />
    </Stack>
  )
}

import { useSelector } from '@tanstack/react-form'
import type { EventValues, StaffEvent } from 'api/contract/collections/events'
import { eventTitles } from 'api/contract/event-titles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { formatDate } from '#lib/format.ts'
import { Hint } from '#ui/hint.tsx'
import { Stack } from '#ui/layout.tsx'
import { weekday } from './event-words.ts'

const Field = ItemField<EventValues>

/** What an event of this kind is usually called on this day; '' when there is no such title. */
const usualTitles = ({ kind, date }: EventValues) => {
  const day = toIsoDate(date)
  return day === null ? { en: '', bg: '' } : eventTitles(kind, day)
}

/** The title after another kind or day was chosen: one that was written by hand stays. */
const retitled = (written: string, was: string, is: string) =>
  written === '' || written === was ? is || written : written

/**
 * What is written of a date. Kind and day propose the titles of a new one, until others are written; one that is stored keeps
 * its titles, and takes the usual ones only by the button.
 */
export function EventFields({ form, event }: { form: ItemForm<EventValues>; event: StaffEvent | null }) {
  const { t } = useTranslation('admin')
  const before = useRef(form.state.values)
  const { date, titleEn, titleBg, ...others } = useSelector(form.store, ({ values }) => values)
  const usual = usualTitles({ date, titleEn, titleBg, ...others })
  const isUnusual = usual.en !== '' && (usual.en !== titleEn || usual.bg !== titleBg)

  function setTitles(en: string, bg: string) {
    form.setFieldValue('titleEn', en)
    form.setFieldValue('titleBg', bg)
  }

  function propose() {
    const { values } = form.state
    const [was, is] = [usualTitles(before.current), usualTitles(values)]
    before.current = values
    setTitles(retitled(values.titleEn, was.en, is.en), retitled(values.titleBg, was.bg, is.bg))
  }
  const onChange = event ? undefined : propose

  return (
    <div className={frame.columns}>
      <Stack gap={6} className={frame.box}>
        <Field name="kind" onChange={onChange} />
        <Field name="date" hint={hintOfDay()} onChange={onChange} />
        <Field name="titleBg" />
        <Field name="titleEn" />
        {event && isUnusual && (
          <Stack gap={2} align="start">
            <button type="button" className="btn btn--line btn--sm" onClick={() => setTitles(usual.en, usual.bg)}>
              {t('eventForm.propose')}
            </button>
            <Hint>{usual.bg}</Hint>
          </Stack>
        )}
        <Field name="note" />
      </Stack>
      <Stack gap={6}>
        <Stack gap={6} className={frame.box}>
          {event && <Field name="isCancelled" />}
          <Field name="reason" />
        </Stack>
      </Stack>
    </div>
  )

  /** The weekday; and of a date that visitors have seen, that another day moves it. */
  function hintOfDay(): string | undefined {
    const day = toIsoDate(date)
    if (day === null) return event ? t('eventForm.titlesStay') : undefined
    const isMove = event !== null && !event.isHidden && day !== event.date
    return isMove ? t('eventForm.moves', { from: formatDate(event.date), weekday: weekday(day) }) : weekday(day)
  }
}

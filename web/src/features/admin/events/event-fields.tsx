import { useSelector } from '@tanstack/react-form'
import { EVENT_KINDS, MAX_EVENT_NOTE, MAX_EVENT_TITLE, type StaffEvent } from 'api/contract/events'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { PlainField } from '#features/admin/registers/plain-field.tsx'
import { TickField } from '#features/admin/registers/tick-field.tsx'
import { formatDate } from '#lib/format.ts'
import styles from './event-fields.module.css'
import type { EventFormApi } from './event-form-api.ts'
import { type EventValues, retitled, usualTitles } from './event-values.ts'
import { weekday } from './event-words.ts'

/**
 * What is written of a date. Kind and day propose the titles of a new one, until others are written; one that is stored keeps
 * its titles, and takes the usual ones only by the button.
 */
export function EventFields({ form, event }: { form: EventFormApi; event: StaffEvent | null }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const dayBefore = useRef(form.state.values.date)
  const { kind, date, isCancelled, titleEn, titleBg } = useSelector(form.store, ({ values }) => values)
  const usual = usualTitles({ kind, date })
  const isUnusual = usual.en !== '' && (usual.en !== titleEn || usual.bg !== titleBg)

  function propose(before: EventValues, change: Partial<EventValues>) {
    if (event) return
    const { titleEn, titleBg } = retitled(before, change)
    form.setFieldValue('titleEn', titleEn)
    form.setFieldValue('titleBg', titleBg)
  }

  return (
    <div className={frame.columns}>
      <div className={`${frame.box} ${frame.stack}`}>
        <div className="field">
          <label htmlFor={id}>{t('eventForm.kind')}</label>
          <form.AppField name="kind">
            {(field) => (
              <select
                id={id}
                className="select"
                value={kind}
                onChange={({ target }) => {
                  const next = EVENT_KINDS.find((one) => one === target.value) ?? kind
                  const before = form.state.values
                  field.handleChange(next)
                  propose(before, { kind: next })
                }}
              >
                {EVENT_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`events.kinds.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </form.AppField>
        </div>
        <form.AppField
          name="date"
          listeners={{
            onChange: ({ value, fieldApi }) => {
              const before = { ...fieldApi.form.state.values, date: dayBefore.current }
              propose(before, { date: value })
              dayBefore.current = value
            },
          }}
        >
          {(field) => <field.DateField label={t('eventForm.date')} hint={hintOfDay()} />}
        </form.AppField>
        <form.AppField name="titleBg">
          {() => (
            <PlainField
              label={t('eventForm.titleBg')}
              hint={t('eventForm.titleBgHint')}
              maxLength={MAX_EVENT_TITLE}
              isRequired
            />
          )}
        </form.AppField>
        <form.AppField name="titleEn">
          {() => (
            <PlainField
              label={t('eventForm.titleEn')}
              hint={t('eventForm.titleEnHint')}
              maxLength={MAX_EVENT_TITLE}
              lang="en"
              isRequired
            />
          )}
        </form.AppField>
        {event && isUnusual && (
          <div className={styles.proposal}>
            <button
              type="button"
              className="btn btn--line btn--sm"
              onClick={() => {
                form.setFieldValue('titleBg', usual.bg)
                form.setFieldValue('titleEn', usual.en)
              }}
            >
              {t('eventForm.propose')}
            </button>
            <p className={frame.hint}>{usual.bg}</p>
          </div>
        )}
        <form.AppField name="note">
          {() => (
            <PlainField
              label={t('eventForm.note')}
              hint={t('eventForm.noteHint')}
              maxLength={MAX_EVENT_NOTE}
              lang="en"
            />
          )}
        </form.AppField>
      </div>
      <div className={frame.stack}>
        <div className={`${frame.box} ${frame.stack}`}>
          {event && (
            <form.AppField name="isCancelled">
              {() => <TickField label={t('eventForm.isCancelled')} hint={t('eventForm.isCancelledHint')} />}
            </form.AppField>
          )}
          {isCancelled && (
            <form.AppField name="reason">
              {() => (
                <PlainField
                  label={t('eventForm.reason')}
                  hint={t('eventForm.reasonHint')}
                  maxLength={MAX_EVENT_NOTE}
                  lang="en"
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="isHidden">{() => <TickField label={t('eventForm.isHidden')} />}</form.AppField>
        </div>
      </div>
    </div>
  )

  /** The weekday; and of a date that visitors have seen, that another day moves it. */
  function hintOfDay(): string {
    const day = toIsoDate(date)
    if (day === null) return t(event ? 'eventForm.titlesStay' : 'eventForm.dateHint')
    const isMove = event !== null && !event.isHidden && day !== event.date
    if (isMove) return t('eventForm.moves', { from: formatDate(event.date), weekday: weekday(day) })
    return weekday(day)
  }
}

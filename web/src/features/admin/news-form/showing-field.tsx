import { useSelector } from '@tanstack/react-form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { clockChange, type Moment, nextWorkingMorning, toIsoMoment, weekdayOf } from './moments.ts'
import type { NewsFormApi } from './news-form-api.ts'
import styles from './settings.module.css'

/** When visitors see the item: at once or from a moment, and until another one if asked; in the time of Sofia. */
export function ShowingField({ form }: { form: NewsFormApi }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const isPlanned = useSelector(form.store, ({ values }) => values.from !== null)
  const hasEnd = useSelector(form.store, ({ values }) => values.until !== null)

  return (
    <fieldset className={`${styles.types} ${styles.showing}`} id="showing">
      <legend>{t('showing.legend')}</legend>
      <label className="radio">
        <input
          type="radio"
          name={`${id}-from`}
          checked={!isPlanned}
          onChange={() => form.setFieldValue('from', null)}
        />
        {t('showing.now')}
      </label>
      <label className="radio">
        <input
          type="radio"
          name={`${id}-from`}
          checked={isPlanned}
          onChange={() => form.setFieldValue('from', nextWorkingMorning())}
        />
        {t('showing.later')}
      </label>
      {isPlanned && <MomentFields form={form} name="from" label={t('showing.fromDate')} />}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={hasEnd}
          onChange={({ target }) =>
            form.setFieldValue('until', target.checked ? endAfter(form.state.values.from) : null)
          }
        />
        {t('showing.end')}
      </label>
      {hasEnd && <MomentFields form={form} name="until" label={t('showing.untilDate')} />}
    </fieldset>
  )
}

interface MomentFieldsProps {
  form: NewsFormApi
  name: 'from' | 'until'
  label: string
}

function MomentFields({ form, name, label }: MomentFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const moment = useSelector(form.store, ({ values }) => values[name])
  const isOutOfOrder = useSelector(
    form.store,
    ({ values: { from, until } }) => name === 'until' && isBefore(until, from),
  )

  function hint(): string {
    const weekday = weekdayOf(moment?.date ?? '')
    if (!moment || !weekday) return ''
    const change = clockChange(moment.date)
    const zone = t('showing.zone', { weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1) })
    return change ? `${zone} ${t(change === 'forward' ? 'showing.clockForward' : 'showing.clockBack')}` : zone
  }

  return (
    <div className={styles.moment}>
      <form.AppField name={`${name}.date`}>{(field) => <field.DateField label={label} />}</form.AppField>
      <div className="field">
        <label htmlFor={`${id}-time`}>{t('showing.time')}</label>
        <input
          id={`${id}-time`}
          className="input num"
          type="time"
          required
          aria-describedby={`${id}-hint`}
          value={moment?.time ?? ''}
          onChange={({ target }) => form.setFieldValue(`${name}.time`, target.value)}
        />
      </div>
      <p id={`${id}-hint`} role="status" className={isOutOfOrder ? `${frame.hint} ${frame.bad}` : frame.hint}>
        {isOutOfOrder ? t('showing.endFirst') : hint()}
      </p>
    </div>
  )
}

function isBefore(until: Moment | null, from: Moment | null): boolean {
  const [end, start] = [toIsoMoment(until), toIsoMoment(from)]
  return Boolean(end && start) && Date.parse(end ?? '') <= Date.parse(start ?? '')
}

/** A month after the beginning, or after the next working day. */
function endAfter(from: Moment | null): Moment {
  const start = toIsoMoment(from) || toIsoMoment(nextWorkingMorning()) || ''
  return { ...nextWorkingMorning(new Date(Date.parse(start) + 29 * 86_400_000)), time: '18:00' }
}

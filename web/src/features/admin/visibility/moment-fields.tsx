import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '#features/admin/form/date-field.tsx'
import { clockChange, type Moment, weekdayOf } from '#features/admin/form/moments.ts'
import { Field } from '#ui/field.tsx'
import { Hint } from '#ui/hint.tsx'
import { completeTime, isTime, typeTime } from './times.ts'
import styles from './visibility.module.css'

interface MomentFieldsProps {
  /** What begins or ends on the day. */
  dateLabel: string
  moment: Moment
  /** What is wrong with it, in words. */
  problem: string | null
  onChange: (moment: Moment) => void
}

/** Day and time in the time of Sofia, typed alike in every browser. */
export function MomentFields({ dateLabel, moment, problem, onChange }: MomentFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const isNoTime = isLeft && !isTime(moment.time)

  function hint(): string {
    const weekday = weekdayOf(moment.date)
    if (!weekday) return ''
    const zone = t('visibility.zone', { weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1) })
    const change = clockChange(moment.date)
    return change ? `${zone} ${t(change === 'forward' ? 'visibility.clockForward' : 'visibility.clockBack')}` : zone
  }

  function leave() {
    setLeft(true)
    onChange({ ...moment, time: completeTime(moment.time) })
  }

  const wrong = isNoTime ? t('visibility.noTime') : problem
  return (
    <div className={styles.moment}>
      <DateInput label={dateLabel} value={moment.date} onChange={(date) => onChange({ ...moment, date })} />
      <Field id={`${id}-time`} label={t('visibility.time')} className={isNoTime ? 'is-invalid' : undefined}>
        <input
          id={`${id}-time`}
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('visibility.timeFormat')}
          aria-required
          aria-invalid={isNoTime || undefined}
          aria-describedby={`${id}-hint`}
          value={moment.time}
          onChange={({ target }) => {
            setLeft(false)
            onChange({ ...moment, time: typeTime(target.value) })
          }}
          onBlur={leave}
        />
      </Field>
      <Hint id={`${id}-hint`} role="status" tone={Boolean(wrong) && 'bad'}>
        {wrong ?? hint()}
      </Hint>
    </div>
  )
}

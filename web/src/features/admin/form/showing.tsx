import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from './form-frame.module.css'
import { clockChange, type Moment, nextWorkingMorning, toIsoMoment, weekdayOf } from './moments.ts'
import styles from './showing.module.css'

interface ShowingProps {
  /** When it comes to the site; `null` is at once. */
  from: Moment | null
  /** When it leaves the site; `null` is never. */
  until: Moment | null
  onChange: (name: 'from' | 'until', moment: Moment | null) => void
  /** The field of the form for the day of a moment. */
  dateField: (name: 'from' | 'until', label: string) => ReactNode
}

/** When visitors see it: at once or from a moment, and until another one if asked; in the time of Sofia. */
export function Showing({ from, until, onChange, dateField }: ShowingProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const isPlanned = from !== null
  const hasEnd = until !== null
  const isOutOfOrder = isBefore(until, from)

  return (
    <fieldset className={styles.showing} id="showing">
      <legend>{t('showing.legend')}</legend>
      <label className="radio">
        <input type="radio" name={`${id}-from`} checked={!isPlanned} onChange={() => onChange('from', null)} />
        {t('showing.now')}
      </label>
      <label className="radio">
        <input
          type="radio"
          name={`${id}-from`}
          checked={isPlanned}
          onChange={() => onChange('from', nextWorkingMorning())}
        />
        {t('showing.later')}
      </label>
      {from && (
        <MomentFields moment={from} isWrong={false} onTime={(time) => onChange('from', { ...from, time })}>
          {dateField('from', t('showing.fromDate'))}
        </MomentFields>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={hasEnd}
          onChange={({ target }) => onChange('until', target.checked ? endAfter(from) : null)}
        />
        {t('showing.end')}
      </label>
      {until && (
        <MomentFields moment={until} isWrong={isOutOfOrder} onTime={(time) => onChange('until', { ...until, time })}>
          {dateField('until', t('showing.untilDate'))}
        </MomentFields>
      )}
    </fieldset>
  )
}

interface MomentFieldsProps {
  moment: Moment
  /** It is before the one it should follow. */
  isWrong: boolean
  onTime: (time: string) => void
  /** The field for its day. */
  children: ReactNode
}

function MomentFields({ moment, isWrong, onTime, children }: MomentFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()

  function hint(): string {
    const weekday = weekdayOf(moment.date)
    if (!weekday) return ''
    const change = clockChange(moment.date)
    const zone = t('showing.zone', { weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1) })
    return change ? `${zone} ${t(change === 'forward' ? 'showing.clockForward' : 'showing.clockBack')}` : zone
  }

  return (
    <div className={styles.moment}>
      {children}
      <div className="field">
        <label htmlFor={`${id}-time`}>{t('showing.time')}</label>
        <input
          id={`${id}-time`}
          className="input num"
          type="time"
          required
          aria-describedby={`${id}-hint`}
          value={moment.time}
          onChange={({ target }) => onTime(target.value)}
        />
      </div>
      <p id={`${id}-hint`} role="status" className={isWrong ? `${frame.hint} ${frame.bad}` : frame.hint}>
        {isWrong ? t('showing.endFirst') : hint()}
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

import type { SiteEvent } from 'api/contract/events'
import type { ThHTMLAttributes } from 'react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dateOf, isoOf } from '#lib/local-days.ts'
import styles from './month-view.module.css'
import { isPast, monthOf, shownMonths } from './schedule.ts'

interface MonthPickerProps {
  events: readonly SiteEvent[]
  /** `YYYY-MM` */
  month: string
  today: string
  /** The day whose events are marked. */
  chosen: string | undefined
  onMonthChange: (month: string) => void
  /** A day with events is chosen. */
  onChoose: (day: string) => void
}

const monthBeside = (month: string, step: number) => {
  const date = dateOf(month)
  return monthOf(isoOf(new Date(date.getFullYear(), date.getMonth() + step, 1)))
}

/** A month with its days, Monday first; days with events are marked by shape and by name (INV-14). */
export function MonthPicker({ events, month, today, chosen, onMonthChange, onChoose }: MonthPickerProps) {
  const { t } = useTranslation('investors')
  const months = t('calendar.months')
  const weekdays = t('calendar.weekdays')
  const { first, last } = shownMonths(events, today)
  const countOn = (day: string) => events.filter(({ date }) => date === day).length
  const nameDay = (date: Date) => {
    const day = isoOf(date)
    const name = t('calendar.dayOfMonth', {
      day: date.getDate(),
      month: months[date.getMonth()],
      year: date.getFullYear(),
    })
    const count = countOn(day)
    const withEvents = count > 0 ? t('calendar.dayWithEvents', { date: name, count }) : name
    return day === today ? t('calendar.dayIsToday', { date: withEvents }) : withEvents
  }
  return (
    <div className={styles.picker}>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={t('calendar.previousMonth')}
          disabled={month <= first}
          onClick={() => onMonthChange(monthBeside(month, -1))}
        >
          <Icon name="left" />
        </button>
        <button type="button" onClick={() => onMonthChange(monthOf(today))}>
          {t('calendar.today')}
        </button>
        <button
          type="button"
          aria-label={t('calendar.nextMonth')}
          disabled={month >= last}
          onClick={() => onMonthChange(monthBeside(month, 1))}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <DayPicker
        mode="single"
        weekStartsOn={1}
        fixedWeeks
        showOutsideDays
        hideNavigation
        captionLayout="dropdown"
        month={dateOf(month)}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        today={dateOf(today)}
        selected={chosen ? dateOf(chosen) : undefined}
        onMonthChange={(date) => onMonthChange(monthOf(isoOf(date)))}
        onDayClick={(date) => countOn(isoOf(date)) > 0 && onChoose(isoOf(date))}
        modifiers={{
          coming: events.filter((event) => !isPast(event, today)).map(({ date }) => dateOf(date)),
          past: events.filter((event) => isPast(event, today)).map(({ date }) => dateOf(date)),
        }}
        modifiersClassNames={{ coming: styles.coming ?? '', past: styles.past ?? '' }}
        classNames={{
          dropdowns: styles.dropdowns ?? '',
          month_grid: styles.days ?? '',
          outside: styles.outside ?? '',
          today: styles.today ?? '',
          selected: styles.chosen ?? '',
        }}
        components={{ Dropdown, Weekday }}
        formatters={{
          formatCaption: (date) =>
            t('calendar.monthHeading', { month: months[date.getMonth()], year: date.getFullYear() }),
          formatMonthDropdown: (date) => months[date.getMonth()] ?? '',
          formatWeekdayName: (date) => weekdays[(date.getDay() + 6) % 7] ?? '',
        }}
        labels={{
          labelMonthDropdown: () => t('calendar.pickMonth'),
          labelYearDropdown: () => t('calendar.pickYear'),
          labelGrid: (date) => t('calendar.pickDay', { month: months[date.getMonth()], year: date.getFullYear() }),
          labelDayButton: nameDay,
        }}
      />
    </div>
  )
}

/** The month or the year to choose. */
function Dropdown({ options = [], className: _, ...select }: DropdownProps) {
  return (
    <select {...select} className="select">
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The name of a weekday, in the middle of the days below it. */
function Weekday({ children, ...attributes }: ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th {...attributes}>
      <span>{children}</span>
    </th>
  )
}

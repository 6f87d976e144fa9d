import { todayInSofia } from 'api/contract/sofia-time'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dateOf, isoOf } from '#lib/local-days.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import styles from './date-calendar.module.css'
import { staffDrawings } from './staff-drawings.ts'

interface DateCalendarProps {
  /** ISO day that is marked, `null` when there is none. */
  chosen: string | null
  onChoose: (iso: string) => void
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** A month to choose a day of, Monday first; the focus is on the chosen day, or on today. */
export function DateCalendar({ chosen, onChoose }: DateCalendarProps) {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  const [month, setMonth] = useState(dateOf(chosen ?? today))
  const monthName = (date: Date) => {
    const month = MONTHS[date.getMonth()] ?? 'january'
    const name = t(`dates.months.${month}`)
    return `${name} ${date.getFullYear()}`
  }
  const weekdayOf = (date: Date) => WEEKDAYS[date.getDay()] ?? 'sunday'
  const step = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1))

  return (
    <Stack gap={2} className={styles.calendar}>
      <Row between className={styles.head}>
        <IconButton aria-label={t('dates.previousMonth')} onClick={() => step(-1)}>
          <Icon d={staffDrawings.previous} />
        </IconButton>
        <strong aria-live="polite">{monthName(month)}</strong>
        <IconButton aria-label={t('dates.nextMonth')} onClick={() => step(1)}>
          <Icon d={staffDrawings.next} />
        </IconButton>
      </Row>
      <DayPicker
        mode="single"
        autoFocus
        weekStartsOn={1}
        hideNavigation
        month={month}
        onMonthChange={setMonth}
        today={dateOf(today)}
        selected={chosen ? dateOf(chosen) : undefined}
        onDayClick={(day) => onChoose(isoOf(day))}
        classNames={{
          month_caption: 'sr',
          month_grid: styles.days ?? '',
          today: styles.today ?? '',
          selected: styles.chosen ?? '',
        }}
        formatters={{
          formatCaption: monthName,
          formatWeekdayName: (date) => t(`dates.weekdaysShort.${weekdayOf(date)}`),
        }}
        labels={{
          labelGrid: monthName,
          labelWeekday: (date) => t(`dates.weekdays.${weekdayOf(date)}`),
          labelDayButton: (date, { selected, today: isToday }) => {
            const name = `${t(`dates.weekdays.${weekdayOf(date)}`)}, ${date.getDate()} ${monthName(date)}`
            if (selected) return t('dates.chosen', { date: name })
            return isToday ? `${t('dates.today')}, ${name}` : name
          },
        }}
      />
      <button type="button" className={`link ${styles.now}`} onClick={() => onChoose(today)}>
        {t('dates.chooseToday')}
      </button>
    </Stack>
  )
}

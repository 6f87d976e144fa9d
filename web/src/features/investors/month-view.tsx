import type { SiteEvent } from 'api/contract/events'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { formatDate } from '#lib/format.ts'
import { Text } from '#ui/text.tsx'
import { EventList } from './event-list.tsx'
import { MonthPicker } from './month-picker.tsx'
import styles from './month-view.module.css'
import { eventsOfMonth, monthOf, nearestEvent, splitEvents } from './schedule.ts'

interface MonthViewProps {
  events: readonly SiteEvent[]
  /** `YYYY-MM` */
  month: string
  today: string
  onMonthChange: (month: string) => void
}

/** A month and its events (INV-10, INV-11, INV-13); an empty one leads to the nearest event (AMB-40). */
export function MonthView({ events: all, month, today, onMonthChange }: MonthViewProps) {
  const { t } = useTranslation('investors')
  const [chosen, setChosen] = useState<string>()
  const events = eventsOfMonth(all, month)
  const nearest = nearestEvent(all, month)
  const { coming } = splitEvents(all, today)
  const name = t('calendar.monthHeading', {
    month: t('calendar.months')[Number(month.slice(5)) - 1],
    year: month.slice(0, 4),
  })
  const go = (to: string) => {
    setChosen(undefined)
    onMonthChange(to)
  }
  return (
    <div className={styles.view}>
      <MonthPicker
        events={all}
        month={month}
        today={today}
        chosen={chosen}
        onMonthChange={go}
        onChoose={(day) => setChosen(day === chosen ? undefined : day)}
      />
      <section className={styles.events} aria-labelledby="events-of-month">
        <h2 key={month} id="events-of-month" className="h3">
          {name} <span>{t('calendar.upcomingEvents')}</span>
        </h2>
        {events.length > 0 && <EventList events={events} today={today} chosen={chosen} isNarrow />}
        {events.length === 0 && <Text tone="muted">{t('calendar.noEvents')}</Text>}
        {events.length === 0 && nearest && (
          <>
            <button type="button" className="link" onClick={() => go(monthOf(nearest.date))}>
              <span>
                {t(coming.length === 0 ? 'calendar.latest' : 'calendar.nearest', { date: formatDate(nearest.date) })}
              </span>{' '}
              <Icon name="arrow" />
            </button>
            <EventList events={[nearest]} today={today} isNarrow />
          </>
        )}
      </section>
    </div>
  )
}

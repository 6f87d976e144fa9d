import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { eventFile } from '#content/investor-events.ts'
import { formatDate } from '#lib/format.ts'
import styles from './event-list.module.css'
import { daysUntil, isPast } from './schedule.ts'

interface EventListProps {
  events: readonly SiteEvent[]
  today: string
  /** Stands in little room, and says of each event whether it is past. */
  isNarrow?: boolean
  /** The day of the next event: its events stand out, and say in how many days it comes. */
  next?: string | undefined
  /** The day chosen in the month: its events are marked. */
  chosen?: string | undefined
}

/** Events with their days; each can be taken into one's own calendar as a file. */
export function EventList({ events, today, isNarrow = false, next, chosen }: EventListProps) {
  const { t } = useTranslation('investors')
  return (
    <ol className={isNarrow ? `${styles.events} ${styles.narrow}` : styles.events}>
      {events.map((event) => {
        const { date, title, note, movedFrom, isCancelled, reason } = event
        const past = isPast(event, today)
        const isNext = date === next && !isCancelled
        return (
          <li
            key={event.name}
            className={past ? styles.past : undefined}
            aria-current={date === chosen ? 'date' : undefined}
            data-is={isNext ? 'next' : undefined}
          >
            <time dateTime={date}>{formatDate(date)}</time>
            <p>
              {isCancelled ? <del>{title}</del> : title}
              {isNext && <small>{t('calendar.inDays', { count: daysUntil(date, today) })}</small>}
              {note && <small>{note}</small>}
              {isCancelled && (
                <small data-is="cancelled">{[t('calendar.cancelled'), reason].filter(Boolean).join(': ')}</small>
              )}
              {!isCancelled && movedFrom && (
                <small data-is="moved">{t('calendar.movedFrom', { date: formatDate(movedFrom) })}</small>
              )}
              {isNarrow && <small>{t(past ? 'calendar.past' : 'calendar.coming')}</small>}
            </p>
            <a
              href={eventFile(event)}
              download
              aria-label={t('calendar.addEvent', { event: title, date: formatDate(date) })}
              title={t('calendar.addToCalendar')}
            >
              <Icon name="download" />
            </a>
          </li>
        )
      })}
    </ol>
  )
}

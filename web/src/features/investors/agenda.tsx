import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import styles from './agenda.module.css'
import { EventList } from './event-list.tsx'
import { byYear, splitEvents } from './schedule.ts'

/** All events: the coming ones, then the past ones, by their years (INV-09, AMB-40). */
export function Agenda({ events: all, today }: { events: readonly SiteEvent[]; today: string }) {
  const { t } = useTranslation('investors')
  const events = splitEvents(all, today)
  return (['coming', 'past'] as const).map((time) => (
    <section key={time} className={styles.part} aria-labelledby={`events-${time}`}>
      <h2 id={`events-${time}`} className="h3">
        {t(`calendar.${time}`)}
      </h2>
      {time === 'coming' && events.coming.length === 0 && <p className={styles.none}>{t('calendar.noComing')}</p>}
      {byYear(events[time]).map(([year, ofYear]) => (
        <div key={year} className={styles.year}>
          <h3 className="h4">{year}</h3>
          <EventList events={ofYear} today={today} />
        </div>
      ))}
    </section>
  ))
}

import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './agenda.module.css'
import { EventList } from './event-list.tsx'
import { byYear, splitEvents } from './schedule.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

/** All events: the coming ones, beside whom to ask, then folded the past ones, by their years (INV-09, AMB-40). */
export function Agenda({ events: all, today }: { events: readonly SiteEvent[]; today: string }) {
  const { t } = useTranslation('investors')
  const { coming, past } = splitEvents(all, today)
  const next = coming.find(({ isCancelled }) => !isCancelled)
  const [last, first] = [past[0], past.at(-1)]
  const years = (events: readonly SiteEvent[]) =>
    byYear(events).map(([year, ofYear]) => (
      <div key={year} className={styles.year}>
        <h3 className="h4">{year}</h3>
        <EventList events={ofYear} today={today} next={next?.date} />
      </div>
    ))
  return (
    <>
      <div className={styles.first}>
        <section className={styles.coming} aria-labelledby="events-coming">
          <h2 id="events-coming" className="h4">
            {t('calendar.coming')}
          </h2>
          {coming.length === 0 && (
            <p className={styles.none}>
              {t('calendar.noComing')}
              {last && <small>{t('calendar.lastEvent', { date: formatDate(last.date) })}</small>}
            </p>
          )}
          {years(coming)}
        </section>
        <WhomToAsk />
      </div>
      {last && first && (
        <section aria-labelledby="events-past">
          <details className={styles.past}>
            <summary>
              <h2 id="events-past" className="h4">
                {t('calendar.past')}
              </h2>
              <span>
                {t('calendar.pastDates', {
                  count: past.length,
                  from: formatDate(first.date),
                  to: formatDate(last.date),
                })}
              </span>
            </summary>
            {years(past)}
          </details>
        </section>
      )}
    </>
  )
}

import type { SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
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
      <Split key={year} className={styles.year}>
        <h3 className="h4">{year}</h3>
        <EventList events={ofYear} today={today} next={next?.date} />
      </Split>
    ))
  return (
    <>
      <Split className={styles.first}>
        <section className={styles.coming} aria-labelledby="events-coming">
          <h2 id="events-coming" className="h4">
            {t('calendar.coming')}
          </h2>
          {coming.length === 0 && (
            <Stack className={styles.year}>
              <p className="h3">{t('calendar.noComing')}</p>
              {last && (
                <Text size="small" tone="muted">
                  {t('calendar.lastEvent', { date: formatDate(last.date) })}
                </Text>
              )}
            </Stack>
          )}
          {years(coming)}
        </section>
        <WhomToAsk />
      </Split>
      {last && first && (
        <section aria-labelledby="events-past">
          <details className={styles.past}>
            <summary className={styles.summary}>
              <h2 id="events-past" className="h4">
                {t('calendar.past')}
              </h2>
              <Text as="span" tone="muted">
                {t('calendar.pastDates', {
                  count: past.length,
                  from: formatDate(first.date),
                  to: formatDate(last.date),
                })}
              </Text>
            </summary>
            {years(past)}
          </details>
        </section>
      )}
    </>
  )
}

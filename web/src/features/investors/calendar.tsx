import { useHydrated } from '@tanstack/react-router'
import type { SiteEvent } from 'api/contract/events'
import { todayInSofia } from 'api/contract/sofia-time'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '#components/section-head.tsx'
import { Segments } from '#components/segments.tsx'
import { Section } from '#ui/section.tsx'
import styles from './agenda.module.css'
import { Agenda } from './agenda.tsx'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { monthOf, readMonth, shownMonths, splitEvents } from './schedule.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

const loadMonthView = () => import('./month-view.tsx')
const MonthView = lazy(async () => ({ default: (await loadMonthView()).MonthView }))

const modes = [
  { mode: 'agenda', icon: 'list' },
  { mode: 'month', icon: 'calendar' },
] as const

interface CalendarProps {
  events: readonly SiteEvent[]
  site: string
  today: string
  /** The month of the address, `YYYY-MM`; without one it shows the agenda. */
  month?: string | undefined
  /** Another month is shown, or with `undefined` the agenda. */
  onMonth: (month: string | undefined) => void
}

/**
 * The calendar for investors: all events, or those of a month beside it; switching starts at today (INV-09 … 13).
 * Readers without scripts have the agenda at every address.
 */
export function Calendar({ events, site, today: madeOn, month: asked, onMonth }: CalendarProps) {
  const { t } = useTranslation('investors')
  const today = useToday(madeOn)
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState(readMonth(asked, shownMonths(events, today)))
  const month = isHydrated ? chosen : undefined
  const hasComing = splitEvents(events, today).coming.some(({ isCancelled }) => !isCancelled)
  const show = (next: string | undefined) => {
    setChosen(next)
    onMonth(next)
  }
  return (
    <>
      <SectionHead lead={t('calendar.lead')}>
        <Segments
          label={t('calendar.view')}
          options={modes.map(({ mode: id, icon }) => ({ id, name: t(`calendar.${id}`), icon }))}
          chosen={month ? 'month' : 'agenda'}
          onChoose={(mode) => show(mode === 'month' ? monthOf(today) : undefined)}
          onApproach={loadMonthView}
        />
      </SectionHead>
      {month ? (
        <>
          <Suspense fallback={<div className={styles.loading} />}>
            <MonthView events={events} month={month} today={today} onMonthChange={show} />
          </Suspense>
          <Section as="div">
            <WhomToAsk />
          </Section>
        </>
      ) : (
        <Agenda events={events} today={today} />
      )}
      <CalendarSubscription site={site} hasComing={hasComing} />
    </>
  )
}

const MINUTE_MS = 60_000

/** The day in Sofia, also after midnight; while the page is hydrated the day on which the server made it. */
function useToday(madeOn: string): string {
  return useSyncExternalStore(
    watchDay,
    () => todayInSofia(),
    () => madeOn,
  )
}

function watchDay(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#components/segments.tsx'
import { Agenda } from './agenda.tsx'
import styles from './calendar.module.css'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { monthOf } from './schedule.ts'
import { useToday } from './use-today.ts'

const loadMonthView = () => import('./month-view.tsx')
const MonthView = lazy(async () => ({ default: (await loadMonthView()).MonthView }))

const modes = [
  { mode: 'agenda', icon: 'list' },
  { mode: 'month', icon: 'calendar' },
] as const

interface CalendarProps {
  site: string
  today: string
}

/** The calendar for investors: all events, or those of a month beside it; switching starts at today (INV-09 … 13). */
export function Calendar({ site, today: madeOn }: CalendarProps) {
  const { t } = useTranslation('investors')
  const today = useToday(madeOn)
  const [mode, setMode] = useState<(typeof modes)[number]['mode']>('agenda')
  const [month, setMonth] = useState(monthOf(today))
  const choose = (chosen: typeof mode) => {
    setMode(chosen)
    setMonth(monthOf(today))
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>{t('calendar.title')}</h2>
          <p>{t('calendar.lead')}</p>
        </div>
        <Segments
          label={t('calendar.view')}
          options={modes.map(({ mode: id, icon }) => ({ id, name: t(`calendar.${id}`), icon }))}
          chosen={mode}
          onChoose={choose}
          onApproach={loadMonthView}
        />
      </div>
      {mode === 'agenda' ? (
        <Agenda today={today} />
      ) : (
        <Suspense fallback={<div className={styles.loading} />}>
          <MonthView month={month} today={today} onMonthChange={setMonth} />
        </Suspense>
      )}
      <CalendarSubscription site={site} />
    </>
  )
}

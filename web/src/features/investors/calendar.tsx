import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
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
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form. */}
        <div className={styles.modes} role="group" aria-label={t('calendar.view')}>
          {modes.map((one) => (
            <button
              key={one.mode}
              type="button"
              aria-pressed={mode === one.mode}
              onPointerEnter={loadMonthView}
              onClick={() => choose(one.mode)}
            >
              <Icon name={one.icon} />
              {t(`calendar.${one.mode}`)}
            </button>
          ))}
        </div>
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

import type { NewsFound } from 'api/contract/news-list'
import { todayInSofia } from 'api/contract/sofia-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { periodWords } from './news-filter.ts'
import styles from './period-filter.module.css'

interface PeriodFilterProps {
  /** The chosen year (`2025`) or month (`2025-04`). */
  period: string | undefined
  /** The months that have items, as soon as they are known. */
  months: NewsFound['counts']['months'] | undefined
  onChoose: (period: string | undefined) => void
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** Narrows the list to a year, or to one of its months that has items. */
export function PeriodFilter({ period, months = [], onChoose }: PeriodFilterProps) {
  const { t } = useTranslation('admin')
  const years = months.map(({ month }) => Number(month.slice(0, 4)))
  const [seen, setSeen] = useState<number>()
  const year = seen ?? Number(period?.slice(0, 4) ?? years[0] ?? todayInSofia().slice(0, 4))
  const countIn = (part: string) =>
    months.reduce((sum, { month, count }) => (month.startsWith(part) ? sum + count : sum), 0)
  const toggle = (part: string) => onChoose(period === part ? undefined : part)

  /** The next year in a direction that has items. */
  const nextYear = (step: 1 | -1) =>
    step === 1 ? years.findLast((each) => each > year) : years.find((each) => each < year)

  function stepper(step: 1 | -1) {
    const next = nextYear(step)
    return (
      <button
        type="button"
        aria-label={t(step === 1 ? 'filters.nextYear' : 'filters.previousYear')}
        aria-disabled={next === undefined || undefined}
        onClick={() => next !== undefined && setSeen(next)}
      >
        <Icon d={step === 1 ? staffDrawings.next : staffDrawings.previous} />
      </button>
    )
  }

  function choice(part: string, label: string) {
    const count = countIn(part)
    const isChosen = period === part
    return (
      <button
        key={part}
        type="button"
        aria-label={t('filters.counted', { label: periodWords(part), count })}
        aria-pressed={isChosen}
        disabled={count === 0 && !isChosen}
        onClick={() => toggle(part)}
      >
        {label}
      </button>
    )
  }

  return (
    <fieldset className={styles.period}>
      <legend>{t('filters.period')}</legend>
      <div className={styles.years}>
        {stepper(-1)}
        {choice(String(year), String(year))}
        {stepper(1)}
      </div>
      <div className={styles.months}>
        {MONTHS.map((month) => choice(`${year}-${month}`, periodWords(`${year}-${month}`).split(' ')[0] ?? ''))}
      </div>
    </fieldset>
  )
}

import { isVisible } from 'api/contract/career-visibility'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { nextDay, toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'
import { shareOfPeriod } from './career-words.ts'
import styles from './visibility-box.module.css'

interface VisibilityBoxProps {
  startDate: string
  endDate: string
  /** Staff have taken it from the site. */
  isHidden: boolean
}

/** Says when the position is seen on the site, and where today stands in its period. Dates as typed. */
export function VisibilityBox({ startDate, endDate, isHidden }: VisibilityBoxProps) {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  const [start, end] = [toIsoDate(startDate), toIsoDate(endDate)]
  if (!start || !end || end < start) return null
  const seen = !isHidden && isVisible({ startDate: start, endDate: end }, today)
  const share = shareOfPeriod(start, end, today)
  const isEver = nextDay(start) <= end

  function explanation(): string {
    if (isHidden) return t('careerForm.hiddenByStaff')
    if (!isEver || end === null || today > end || start === null) return ''
    const until = t('careerForm.visibleUntil', { date: formatDate(end) })
    return seen ? `${until}.` : `${t('careerForm.visibleFrom', { date: formatDate(nextDay(start)) })}. ${until}.`
  }

  return (
    <section className={`${frame.box} ${styles.box}`} aria-label={t('list.columnOnSite')}>
      <p className={seen ? styles.seen : styles.hidden}>
        <Icon d={seen ? staffDrawings.eye : staffDrawings.eyeOff} />{' '}
        {t(seen ? 'careerForm.visibleNow' : 'careerForm.notVisible')}
      </p>
      <p>{explanation()}</p>
      <svg className={styles.bar} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} x="0" y="4" width="100" height="8" />
        <rect className={styles.past} x="0" y="4" width={share} height="8" />
        <rect className={styles.today} x={Math.min(share, 99.4)} y="0" width="0.6" height="16" />
      </svg>
      <div className={styles.days}>
        <span>{formatDate(start).slice(0, 5)}</span>
        <span>
          {t('dates.today')} {formatDate(today).slice(0, 5)}
        </span>
        <span>{formatDate(end).slice(0, 5)}</span>
      </div>
    </section>
  )
}

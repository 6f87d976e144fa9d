import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'
import { outcomeOf } from './career-words.ts'
import styles from './visibility-box.module.css'

interface VisibilityBoxProps {
  startDate: string
  endDate: string
  /** Staff have taken it from the site. */
  isHidden: boolean
}

/** One sentence says when the position is seen on the site. Dates as typed. */
export function VisibilityBox({ startDate, endDate, isHidden }: VisibilityBoxProps) {
  const { t } = useTranslation('admin')
  const outcome = outcomeOf({ startDate, endDate }, isHidden, todayInSofia())
  const isSeen = outcome.is === 'open' || outcome.is === 'today'

  function sentence(): string {
    if (!('until' in outcome)) return t(`careerForm.outcome.${outcome.is}`)
    const until = formatDate(outcome.until)
    if (outcome.is === 'over') return t('careerForm.outcome.over', { until })
    return t(`careerForm.outcome.${outcome.is}`, { until, from: formatDate(outcome.from), count: outcome.days })
  }

  return (
    <section className={`${frame.box} ${styles.box}`} aria-label={t('list.columnOnSite')}>
      <p role="status" className={isSeen ? styles.seen : undefined}>
        <Icon d={isSeen ? staffDrawings.eye : staffDrawings.eyeOff} /> {sentence()}
      </p>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { isVisible } from 'api/contract/career-visibility'
import type { Career } from 'api/contract/careers'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import list from '#features/admin/list/list.module.css'
import { formatDate } from '#lib/format.ts'
import { DeleteButton } from './delete-button.tsx'
import styles from './publications.module.css'

interface CareerRowProps {
  career: Career
  /** The current day in Sofia, `YYYY-MM-DD`. */
  today: string
  onDelete: () => void
}

/** One position of the list, with the eye when it is visible on the site (ADM-13). */
export function CareerRow({ career, today, onDelete }: CareerRowProps) {
  const { t } = useTranslation('admin')
  const { title, startDate, endDate } = career

  function whyHidden(): string {
    if (endDate < today) return t('list.hiddenEnded')
    return t(startDate === today ? 'list.hiddenStartsToday' : 'list.hiddenNotStarted')
  }

  return (
    <li className={list.row}>
      <Link
        className={list.title}
        to="/admin/careers/$id"
        params={{ id: career._id }}
        state={{ list: 'careers' }}
        preload={false}
      >
        {title}
      </Link>
      <span className={list.date}>
        <span className="sr">{t('list.columnStart')}: </span>
        <time dateTime={startDate}>{formatDate(startDate)}</time>
      </span>
      <span className={list.date}>
        <span className="sr">{t('list.columnEnd')}: </span>
        <time dateTime={endDate}>{formatDate(endDate)}</time>
      </span>
      {isVisible(career, today) ? (
        <span className={`${styles.visible} ${styles.state}`} title={t('list.visibleHint')}>
          <Icon d={staffDrawings.eye} /> {t('list.visible')}
        </span>
      ) : (
        <span className={`${list.date} ${styles.state}`}>
          {t('list.hidden')}
          <small>{whyHidden()}</small>
        </span>
      )}
      <span className={styles.actions}>
        <DeleteButton title={title} onClick={onDelete} />
      </span>
    </li>
  )
}

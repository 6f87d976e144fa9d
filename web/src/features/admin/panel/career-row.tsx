import { Link, useNavigate } from '@tanstack/react-router'
import type { CareerStatus, StaffCareer } from 'api/contract/careers'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import list from '#features/admin/list/list.module.css'
import { formatDate } from '#lib/format.ts'
import { standingOf } from './career-list.ts'
import { DeleteButton } from './delete-button.tsx'
import styles from './publications.module.css'
import { RowMenu } from './row-menu.tsx'

interface CareerRowProps {
  career: StaffCareer
  /** The current day in Sofia, `YYYY-MM-DD`. */
  today: string
  /** Takes it from the site, or brings it back. */
  onShowing: (status: CareerStatus) => void
  onDelete: () => void
}

/** One position of the list, with the eye when it is visible on the site (ADM-13). */
export function CareerRow({ career, today, onShowing, onDelete }: CareerRowProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { title, startDate, endDate, status } = career
  const standing = standingOf(career, today)

  function acts(): MenuAct[] {
    const copy: MenuAct = {
      label: t('list.copy'),
      onChoose: () =>
        navigate({
          to: '/admin/$collection/$id',
          params: { collection: 'careers', id: 'new' },
          state: { list: 'careers', copyOf: career._id },
        }),
    }
    if (status === 'hidden') return [copy, { label: t('list.show'), onChoose: () => onShowing('published') }]
    return [copy, { label: t('list.take'), onChoose: () => onShowing('hidden') }]
  }

  function whyHidden(): string {
    if (status === 'hidden') return t('list.hiddenByStaff')
    if (endDate < today) return t('list.hiddenEnded')
    return t(startDate === today ? 'list.hiddenStartsToday' : 'list.hiddenNotStarted')
  }

  return (
    <li className={list.row}>
      <Link
        className={list.title}
        to="/admin/$collection/$id"
        params={{ collection: 'careers', id: career._id }}
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
      {standing === 'visible' ? (
        <span className={`${styles.visible} ${styles.state}`} title={t('list.visibleHint')}>
          <Icon d={staffDrawings.eye} /> {t('list.visible')}
        </span>
      ) : (
        <span className={`${list.date} ${styles.state}`}>
          {t(`list.standing.${standing}`)}
          <small>{whyHidden()}</small>
        </span>
      )}
      <span className={styles.actions}>
        <RowMenu title={title} acts={acts()} />
        <DeleteButton title={title} onClick={onDelete} />
      </span>
    </li>
  )
}

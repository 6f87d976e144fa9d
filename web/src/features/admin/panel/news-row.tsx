import { Link } from '@tanstack/react-router'
import type { StaffSummary } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import list from '#features/admin/list/list.module.css'
import { titleOf } from '#features/admin/publications.ts'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { formatDate } from '#lib/format.ts'
import { DeleteButton } from './delete-button.tsx'
import { LanguageChips } from './language-chips.tsx'
import styles from './publications.module.css'
import { RowNote, StateBadge } from './state-badge.tsx'

/** One item of the list; the whole row opens it. */
export function NewsRow({ item, onDelete }: { item: StaffSummary; onDelete: () => void }) {
  const { t } = useTranslation('admin')
  const title = titleOf(item.titles) || t('list.untitled')

  return (
    <li className={list.row}>
      <time className={list.date} dateTime={item.date}>
        {formatDate(item.date)}
      </time>
      {item.cover === '' ? (
        <span className={`${styles.picture} ${styles.none}`}>
          <Icon d={staffDrawings.picture} />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={staffPicture(item.cover, { width: 480, isWithheld: item.state !== 'published' })}
          alt=""
          width="84"
          height="56"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.what}>
        <Link
          className={list.title}
          to="/admin/news/$url"
          params={{ url: item.state === 'draft' ? item._id : item.url }}
          state={{ list: item.isMediaNews ? 'media' : 'news' }}
          preload={false}
        >
          {title}
        </Link>
        <RowNote item={item} isInEnglish={item.titles.en !== ''} />
      </span>
      <LanguageChips item={item} />
      <StateBadge item={item} />
      <span className={styles.actions}>
        {item.state === 'published' && (
          <a
            href={`/news/${item.url}`}
            target="_blank"
            rel="noopener"
            title={t('newsForm.viewOnSite')}
            aria-label={t('list.viewItem', { title })}
          >
            <Icon name="external" />
          </a>
        )}
        <DeleteButton title={title} onClick={onDelete} />
      </span>
    </li>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { TrashEntry } from 'api/contract/trash'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { changedByRestoring, restore } from '#features/admin/list/restoring.ts'
import { titleOf } from '#features/admin/publications.ts'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import styles from './trash.module.css'
import { daysLeft, pathOf } from './trash.queries.ts'

interface TrashRowProps {
  entry: TrashEntry
  /** `url` is where the item stands on the site now, `null` for what has no page of its own. */
  onRestored: (entry: TrashEntry, url: string | null) => void
  onFailed: (entry: TrashEntry, error: Error) => void
  onErase: () => void
}

const KIND_LABELS = {
  news: 'newsForm.typeNews',
  media: 'newsForm.typeMedia',
  career: 'trash.position',
  document: 'trash.document',
  event: 'trash.event',
  person: 'trash.person',
} as const

/** Something deleted: what it is, who deleted it when, how long it stays. */
export function TrashRow({ entry, onRestored, onFailed, onErase }: TrashRowProps) {
  const { t } = useTranslation('admin')
  const title = titleOf(entry.titles) || t('list.untitled')
  const left = daysLeft(entry.erasedAt, Date.now())
  const putBack = useMutation({
    networkMode: 'always',
    meta: { invalidates: changedByRestoring },
    mutationFn: () => restore(pathOf(entry)),
    onSuccess: ({ news, desk }) => onRestored(entry, news && desk?.state === 'published' ? news.url : null),
    onError: (error) => onFailed(entry, error),
  })

  return (
    <li className={styles.row}>
      {entry.cover ? (
        <img
          className={styles.picture}
          src={staffPicture(entry.cover, { width: 480, isWithheld: true })}
          alt=""
          width="84"
          height="56"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={styles.picture}>
          {entry.kind === 'event' && <Icon name="calendar" />}
          {entry.kind === 'person' && <Icon name="person" />}
          {entry.kind === 'career' && <Icon d={staffDrawings.briefcase} />}
          {entry.kind !== 'event' && entry.kind !== 'person' && entry.kind !== 'career' && (
            <Icon d={staffDrawings.file} />
          )}
        </span>
      )}
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p className={styles.kind}>{t(KIND_LABELS[entry.kind])}</p>
      </div>
      <p className={styles.when}>
        <span className="sr">{t('trash.columnDeleted')}: </span>
        <time dateTime={entry.deletedAt}>{dayAndTime(entry.deletedAt).date}</time>
        {entry.deletedBy && (
          <>
            <span className="sr">, {t('trash.columnBy')}: </span>
            <span className={styles.by}>{entry.deletedBy}</span>
          </>
        )}
      </p>
      <p className={styles.left} data-last={left === 1 || undefined}>
        {left === 1 ? t('trash.lastDay') : t('trash.daysLeft', { count: left })}
      </p>
      <span className={styles.actions}>
        <PendingButton
          isPending={putBack.isPending}
          className="btn--line btn--sm"
          aria-label={t('trash.restoreItem', { title })}
          onClick={() => putBack.mutate()}
        >
          {t('trash.restore')}
        </PendingButton>
        <button
          type="button"
          className={styles.erase}
          title={t('trash.deleteForever')}
          aria-label={t('trash.deleteForeverItem', { title })}
          onClick={onErase}
        >
          <Icon d={staffDrawings.trash} />
        </button>
      </span>
    </li>
  )
}

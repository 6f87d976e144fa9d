import type { TrashEntry } from 'api/contract/trash'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { changedByRestoring, restore } from '#features/admin/list/restoring.ts'
import type { ListRow } from '#features/admin/list/row-list.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Status } from '#ui/status.tsx'
import styles from './trash.module.css'
import { daysLeft, pathOf } from './trash.queries.ts'

/**
 * What of the trash is told about a thing: what it is, who deleted it when, how long it stays.
 * @param onLook shows it as it was; only news have a page of their own
 */
export function rowOfTrash(
  t: TFunction<'admin'>,
  entry: TrashEntry,
  onLook: (id: string) => void,
  acts: ReactNode,
): ListRow {
  const { _id, kind, deletedAt, deletedBy, erasedAt } = entry
  const title = trashTitle(t, entry)
  const hasPage = kind === 'news' || kind === 'media'
  const left = daysLeft(erasedAt, Date.now())
  return {
    _id,
    lead: <Picture entry={entry} />,
    title: hasPage ? (
      <button type="button" className="link" aria-label={t('trash.lookItem', { title })} onClick={() => onLook(_id)}>
        <strong>{title}</strong>
      </button>
    ) : (
      <strong>{title}</strong>
    ),
    line: t(`journal.kinds.${kind}`),
    facts: (
      <>
        <span className="sr">{t('trash.columnDeleted')}: </span>
        <time dateTime={deletedAt}>{dayAndTime(deletedAt).date}</time>
        {deletedBy && (
          <>
            <span className="sr">, {t('trash.columnBy')}: </span>
            <span className={styles.by}>{deletedBy}</span>
          </>
        )}
      </>
    ),
    state: left === 1 ? <Status tone="error">{t('trash.lastDay')}</Status> : t('trash.daysLeft', { count: left }),
    acts,
  }
}

/** What a thing of the trash is called. */
export function trashTitle(t: TFunction<'admin'>, { titles }: TrashEntry): string {
  return titleOf(titles) || t('list.untitled')
}

function Picture({ entry: { cover, kind } }: { entry: TrashEntry }) {
  if (cover)
    return (
      <img
        className={styles.picture}
        src={staffPicture(cover, { width: 480, isPrivate: true })}
        alt=""
        width="84"
        height="56"
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className={styles.picture}>
      {kind === 'event' && <Icon name="calendar" />}
      {kind === 'person' && <Icon name="person" />}
      {kind === 'career' && <Icon d={staffDrawings.briefcase} />}
      {kind !== 'event' && kind !== 'person' && kind !== 'career' && <Icon d={staffDrawings.file} />}
    </span>
  )
}

interface TrashActsProps {
  entry: TrashEntry
  /** `url` is where the item stands on the site now, `null` for what has no page of its own. */
  onRestored: (entry: TrashEntry, url: string | null) => void
  onFailed: (entry: TrashEntry, error: Error) => void
  onErase: () => void
}

/** Brings a thing back from the trash, or asks to erase it for good. */
export function TrashActs({ entry, onRestored, onFailed, onErase }: TrashActsProps) {
  const { t } = useTranslation('admin')
  const title = trashTitle(t, entry)
  const putBack = useStaffMutation({
    meta: { invalidates: changedByRestoring },
    mutationFn: () => restore(pathOf(entry)),
    onSuccess: ({ news, staffOnly }) => onRestored(entry, news && staffOnly?.state === 'published' ? news.url : null),
    onError: (error) => onFailed(entry, error),
  })
  return (
    <>
      <PendingButton
        isPending={putBack.isPending}
        className="btn--line btn--sm"
        aria-label={t('trash.restoreItem', { title })}
        onClick={() => putBack.mutate()}
      >
        {t('trash.restore')}
      </PendingButton>
      <IconButton
        danger
        title={t('trash.deleteForever')}
        aria-label={t('trash.deleteForeverItem', { title })}
        onClick={onErase}
      >
        <Icon d={staffDrawings.trash} />
      </IconButton>
    </>
  )
}

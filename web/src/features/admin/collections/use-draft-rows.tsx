import { useQuery } from '@tanstack/react-query'
import type { DraftSummary } from 'api/contract/collections/drafts'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { createRowRemoval, wholeList } from '#features/admin/list/cached-rows.ts'
import { DeleteButton } from '#features/admin/list/delete-button.tsx'
import { isFound } from '#features/admin/list/is-found.ts'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { type Done, undoDeletion, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { stateName } from '#features/admin/visibility/state-words.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { lastUser } from '#lib/session.ts'
import { Status } from '#ui/status.tsx'
import type { CollectionName } from './collection-item.ts'
import type { CollectionGroup } from './collection-list.tsx'
import { draftsOf } from './item-drafts.queries.ts'

/** What staff have begun in a collection and not published: rows of their own, and notes at what they lie beside. */
export function useDraftRows(collection: CollectionName, search: string, deleted: Done['sentence']) {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const list = draftsOf(collection)
  const { data } = useQuery(list)
  const [toDelete, setToDelete] = useState<DraftSummary | null>(null)
  const remove = useDelete<DraftSummary>({
    pathOf: ({ _id }) => `/api/admin/${collection}/${_id}`,
    rows: list,
    removalOf: (client, { _id }) =>
      createRowRemoval(client, wholeList(list.queryKey, 'drafts'), (row) => row._id === _id),
    invalidates: [queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) =>
      setSaved({ sentence: deleted, undo: undoDeletion(`/api/trash/${collection}/${_id}`, removal) }),
    onFailed: (failure) => setSaved({ failure }),
  })
  const drafts = data?.drafts ?? []
  const begun = drafts.filter(({ item, title }) => item === null && isFound(title, search))
  const titleOf = ({ title }: DraftSummary) => title || t('list.untitled')

  function who({ updatedBy, updatedAt }: DraftSummary) {
    const name = updatedBy === lastUser()?.username ? t('badges.you') : (updatedBy ?? '')
    return { name, ...dayAndTime(updatedAt) }
  }

  const group: CollectionGroup = {
    id: 'drafts',
    name: t('states.draft'),
    note: `${begun.length}`,
    rows: begun.map((draft) => ({
      _id: draft._id,
      lead: <Icon d={staffDrawings.pencil} />,
      title: titleOf(draft),
      line: t('badges.savedBy', who(draft)),
      facts: null,
      state: <Status>{stateName(t, 'draft')}</Status>,
      acts: <DeleteButton title={titleOf(draft)} onClick={() => setToDelete(draft)} />,
    })),
  }

  return {
    /** Of new things; without a row when there is none. */
    group,
    /** The groups with what is said of the drafts beside their rows. */
    withNotes: (groups: CollectionGroup[]): CollectionGroup[] =>
      groups.map(({ rows, ...others }) => ({
        ...others,
        rows: rows.map((row) => {
          const notes = drafts.filter(({ item }) => item === row._id).map((draft) => t('badges.beside', who(draft)))
          return notes.length > 0 ? { ...row, line: [row.line, ...notes].filter(Boolean).join(' · ') } : row
        }),
      })),
    /** What is asked before one is deleted; `null` for nothing. */
    toDelete: toDelete && {
      title: titleOf(toDelete),
      note: t('confirm.toTrashNote', { count: DAYS_IN_TRASH }),
      onConfirm: () => remove.mutate(toDelete),
      onClose: () => setToDelete(null),
    },
  }
}

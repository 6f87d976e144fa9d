import { useMutation, useQuery } from '@tanstack/react-query'
import { DOCUMENT_SECTIONS, type StaffDocument } from 'api/contract/documents'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import { ListError, ListLoading, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListAddress } from '#features/admin/list/use-list-address.ts'
import { useListPlace } from '#features/admin/list/use-list-place.ts'
import { isFound } from '#features/admin/publications.ts'
import { RegisterList, type RegisterRow } from '#features/admin/registers/register-list.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { formatBytes, formatDate } from '#lib/format.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import { DocumentStateBadge, stateOf } from './document-state.tsx'
import { allDocuments, documentRows } from './documents.queries.ts'

const STATES = ['hidden', 'ending', 'ended', 'sample'] as const

/** All documents of the site, by the pages on which they stand. */
export function DocumentsPane() {
  const { t } = useTranslation('admin')
  const { data, isError, refetch } = useQuery(allDocuments)
  const { query, setQuery, commitQuery, search, narrow } = useListAddress()
  const setSaved = useSetSaved()
  const [toDelete, setToDelete] = useState<StaffDocument | null>(null)
  const remove = useDelete<StaffDocument>({
    pathOf: ({ _id }) => `/api/admin/documents/${_id}`,
    rows: documentRows,
    removalOf: (client, { _id }) => createRowRemoval(client, documentRows, (row) => row._id === _id),
    invalidates: [queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) =>
      setSaved({ sentence: 'undo.deletedDocument', deleted: { inTrash: `/api/trash/documents/${_id}`, removal } }),
    onFailed: (failure) => setSaved({ failure }),
  })
  const move = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.documents] },
    mutationFn: ({ _id, isUp }: { _id: string; isUp: boolean }) =>
      callAsStaff(`/api/admin/documents/${_id}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isUp }),
      }),
    onError: (failure) => setSaved({ failure }),
  })
  useListPlace(data !== undefined)

  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  const today = todayInSofia()
  const trimmed = query.trim()
  const show = STATES.find((state) => state === search.state)
  const found = data.documents.filter(
    (document) =>
      (show === undefined || stateOf(document, today) === show) &&
      isFound(
        `${document.titleBg} ${document.titleEn} ${document.note} ${document.number} ${document.address}`,
        trimmed,
      ),
  )
  const choices = STATES.map((state) => ({
    state,
    label: t(`documents.states.${state}`),
    count: data.documents.filter((document) => stateOf(document, today) === state).length,
  }))
  const isWhole = show === undefined && trimmed === ''

  function rowOf(document: StaffDocument, before?: StaffDocument, after?: StaffDocument): RegisterRow {
    const { _id, titleBg: title, thumbnail } = document
    const acts = [
      { isUp: true, other: before, drawing: staffDrawings.up, label: t('registers.up', { title }) },
      { isUp: false, other: after, drawing: staffDrawings.down, label: t('registers.down', { title }) },
    ]
    return {
      _id,
      lead: <img src={thumbnail.src} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />,
      title,
      line: lineOf(document),
      facts: t('documents.size', { count: document.pages, size: formatBytes(document.bytes) }),
      state: <DocumentStateBadge document={document} today={today} />,
      acts: (
        <>
          {isWhole &&
            acts.map(({ isUp, other, drawing, label }) => (
              <button
                key={label}
                type="button"
                title={label}
                aria-label={label}
                disabled={!other || other.year !== document.year || other.day !== document.day || move.isPending}
                onClick={() => move.mutate({ _id, isUp })}
              >
                <Icon d={drawing} />
              </button>
            ))}
          <button
            type="button"
            data-danger
            title={t('common.delete')}
            aria-label={t('list.deleteItem', { title })}
            onClick={() => setToDelete(document)}
          >
            <Icon d={staffDrawings.trash} />
          </button>
        </>
      ),
    }
  }

  function lineOf({ titleBg, titleEn, note, number, day, earlier }: StaffDocument): string {
    return [
      day && formatDate(day),
      titleEn !== titleBg && titleEn,
      note,
      number && `№ ${number}`,
      earlier.length > 0 && t('documents.earlierCount', { count: earlier.length }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  const groups = DOCUMENT_SECTIONS.map((section) => {
    const ofSection = found.filter((document) => document.section === section)
    return {
      id: section,
      name: t(`documents.sections.${section}`),
      note: isWhole ? t('registers.order', { count: ofSection.length }) : `${ofSection.length}`,
      rows: ofSection.map((document, at, all) => rowOf(document, all[at - 1], all[at + 1])),
    }
  }).filter(({ rows }) => rows.length > 0)

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={t('documents.search')}
        found={trimmed !== '' && found.length > 0 ? t('documents.found', { count: found.length }) : null}
      >
        <FilterChips
          show={show}
          choices={choices}
          all={data.documents.length}
          onChoose={(state) => narrow({ state })}
        />
      </SearchField>
      {groups.length === 0 ? (
        <NothingFound
          query={trimmed}
          onClear={() => {
            setQuery('')
            narrow({ state: undefined })
          }}
        />
      ) : (
        <RegisterList register="documents" groups={groups} />
      )}
      {toDelete && (
        <DeleteDialog
          question={t('confirm.deleteDocument')}
          title={toDelete.titleBg}
          note={t('confirm.toTrashNote', { count: DAYS_IN_TRASH })}
          onConfirm={() => remove.mutate(toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { StaffCareer } from 'api/contract/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import list from '#features/admin/list/list.module.css'
import { EmptyList, ListError, ListLoading, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { SortSelect } from '#features/admin/list/sort-select.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListAddress } from '#features/admin/list/use-list-address.ts'
import { useListPlace } from '#features/admin/list/use-list-place.ts'
import { allCareers, careerRows } from '#features/admin/publications.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { CAREER_SORTS, isCareerFound, STANDINGS, sortedCareers, standingOf } from './career-list.ts'
import { CareerRow } from './career-row.tsx'
import { EmptyTab } from './empty-tab.tsx'
import styles from './publications.module.css'
import { useCareerShowing } from './use-showing.ts'

export function CareerPane() {
  const { t } = useTranslation('admin')
  const { data, isError, refetch } = useQuery(allCareers)
  const { query, setQuery, commitQuery, search, narrow } = useListAddress()
  const setSaved = useSetSaved()
  const [careerToDelete, setCareerToDelete] = useState<StaffCareer | null>(null)
  const remove = useDelete<StaffCareer>({
    pathOf: ({ _id }) => `/api/careers/${_id}`,
    rows: careerRows,
    removalOf: (client, { _id }) => createRowRemoval(client, careerRows, (row) => row._id === _id),
    invalidates: [queryKeys.publicCareers, queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) =>
      setSaved({ sentence: 'undo.deletedCareer', deleted: { inTrash: `/api/trash/careers/${_id}`, removal } }),
    onFailed: (failure) => setSaved({ failure }),
  })
  const showing = useCareerShowing()
  useListPlace(data !== undefined)

  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (data.careers.length === 0) return <EmptyTab tab="careers" />
  const trimmed = query.trim()
  const today = todayInSofia()
  const show = STANDINGS.find((each) => each === search.state)
  const sort = CAREER_SORTS.find((each) => each === search.order) ?? 'start'
  const searched = data.careers.filter((career) => isCareerFound(career, trimmed))
  const standing = Map.groupBy(searched, (career) => standingOf(career, today))
  const found = sortedCareers(show ? (standing.get(show) ?? []) : searched, sort)

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={t('list.searchNews')}
        found={trimmed !== '' && found.length > 0 ? t('standings.found', { count: found.length }) : null}
      >
        <FilterChips
          show={show}
          choices={STANDINGS.map((state) => ({
            state,
            label: t(`standings.${state}`),
            count: standing.get(state)?.length ?? 0,
          }))}
          all={searched.length}
          onChoose={(state) => narrow({ state })}
        />
        <SortSelect
          sort={sort}
          choices={CAREER_SORTS.map((sort) => ({ sort, label: t(`sort.${sort}`) }))}
          onChoose={(sort) => narrow({ order: sort === 'start' ? undefined : sort })}
        />
      </SearchField>
      {searched.length === 0 && <NothingFound query={trimmed} onClear={() => setQuery('')} />}
      {searched.length > 0 && found.length === 0 && show && (
        <EmptyList
          heading={t('standings.nothing')}
          text={t('filters.findNothing', { count: 1, filters: t('filters.quoted', { words: t(`standings.${show}`) }) })}
        >
          <button type="button" className="btn btn--line" onClick={() => narrow({ state: undefined })}>
            {t('standings.without', { words: t(`standings.${show}`), count: searched.length })}
          </button>
        </EmptyList>
      )}
      {found.length > 0 && (
        <ul className={`${list.list} ${styles.careers}`}>
          <li className={`${list.row} ${list.head}`} aria-hidden="true">
            <span>{t('list.columnPosition')}</span>
            <span>{t('list.columnStart')}</span>
            <span>{t('list.columnEnd')}</span>
            <span>{t('list.columnOnSite')}</span>
            <span />
          </li>
          {found.map((career) => (
            <CareerRow
              key={career._id}
              career={career}
              today={today}
              onShowing={(status) => showing.mutate({ career, status })}
              onDelete={() => setCareerToDelete(career)}
            />
          ))}
        </ul>
      )}
      {careerToDelete && (
        <DeleteDialog
          question={t('confirm.deleteCareer')}
          title={careerToDelete.title}
          note={t('confirm.toTrashNote', { count: DAYS_IN_TRASH })}
          onConfirm={() => remove.mutate(careerToDelete)}
          onClose={() => setCareerToDelete(null)}
        />
      )}
    </>
  )
}

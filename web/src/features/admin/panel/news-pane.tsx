import type { StatusChange } from 'api/contract/news-input'
import type { StaffSummary } from 'api/contract/news-list'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { ChosenWords } from '#features/admin/list/chosen-words.tsx'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import { useTakeAway } from '#features/admin/list/filter-popover.tsx'
import { EmptyList, ListError, ListLoading, LoadMore } from '#features/admin/list/list-states.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { newsPages, newsRows, titleOf } from '#features/admin/publications.ts'
import { undoDeletion, useSetSaved } from '#features/admin/shell/saved-note.tsx'
import type { PublicationTab } from '#features/admin/tabs.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { NewPublication } from './new-publication.tsx'
import { type ChosenFilter, chosenFilters, NO_NEWS_FILTERS, newsFilterOf } from './news-filter.ts'
import { NewsList } from './news-list.tsx'
import styles from './news-pane.module.css'
import { NewsTools } from './news-tools.tsx'
import { NothingHere } from './nothing-here.tsx'
import { useChangeVisibility } from './use-change-visibility.ts'
import { useNewsSelection } from './use-news-selection.tsx'
import { useShowingQuestion } from './use-showing-question.tsx'

/** The list of news or of media items; the server searches it, for here is only as much of it as was asked for. */
export function NewsPane({ tab }: { tab: 'news' | 'media' }) {
  const { t } = useTranslation('admin')
  const {
    rows: news,
    total,
    summary,
    address,
    narrow,
    query,
    setQuery,
    commitQuery,
    search,
    isAnswered,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchMore,
    refetch,
    listRef,
  } = useListPages((search, address) => newsPages(newsFilterOf(tab, search, address)))
  const [itemToDelete, setItemToDelete] = useState<StaffSummary | null>(null)
  const setSaved = useSetSaved()
  const visibility = useChangeVisibility()
  const showing = useShowingQuestion()
  const remove = useDelete<StaffSummary>({
    pathOf: ({ _id }) => `/api/news/${_id}`,
    rows: newsRows,
    removalOf: (client, { _id }) => createRowRemoval(client, newsRows, (row) => row._id === _id),
    invalidates: [queryKeys.publicNews, queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id }, removal) => {
      setSaved({
        sentence: tab === 'news' ? 'undo.deletedNews' : 'undo.deletedMedia',
        undo: undoDeletion(`/api/trash/news/${_id}`, removal),
      })
    },
    onFailed: (failure) => setSaved({ failure }),
  })
  const filter = newsFilterOf(tab, search, address)
  const { selection, askToDelete, askForVisibility, bar, shown } = useNewsSelection({
    tab,
    filter,
    rows: news ?? [],
    total,
  })
  const filters = chosenFilters(t, address)
  const isNarrowed = search !== '' || filters.length > 0

  const { openerRef, takeAway } = useTakeAway<Partial<Record<ChosenFilter['name'], undefined>>>(narrow)
  const takeAwayOne = ({ name }: ChosenFilter) => takeAway({ [name]: undefined })

  function changeVisibility(item: StaffSummary, change: StatusChange): void {
    const save = () => visibility.mutate({ item, change })
    if (change.status === 'hidden' || item.state === 'published') save()
    else showing.ask([item._id], save)
  }

  function confirmDelete(item: StaffSummary): void {
    if (selection.ids.has(item._id)) selection.toggle(item._id)
    remove.mutate(item)
  }

  if (!news) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (news.length === 0 && !isNarrowed && isAnswered) return <EmptyTab tab={tab} />

  return (
    <>
      {showing.question}
      {isError && <ListError onRetry={refetch} />}
      {shown}
      <div className={styles.line} data-selecting={bar ? true : undefined}>
        <div>
          <NewsTools
            tab={tab}
            address={address}
            summary={summary}
            total={total}
            query={query}
            onQuery={setQuery}
            onLeave={commitQuery}
            onNarrow={narrow}
            onClearFilters={() => takeAway(NO_NEWS_FILTERS)}
            found={isNarrowed && isAnswered && total ? t('list.found', { count: total }) : null}
            filtersRef={openerRef}
          />
        </div>
        {bar}
      </div>
      <ChosenWords
        filters={filters.filter(({ name }) => name !== 'show')}
        onRemove={takeAwayOne}
        onRemoveAll={() => takeAway(NO_NEWS_FILTERS)}
      />
      {news.length === 0 ? (
        <NothingHere
          search={search}
          filters={filters}
          counts={summary?.counts}
          onClear={() => setQuery('')}
          onRemove={takeAwayOne}
          onRemoveAll={() => takeAway({ ...NO_NEWS_FILTERS, show: undefined })}
        />
      ) : (
        <NewsList
          items={news}
          selection={selection}
          listRef={listRef}
          onVisibility={changeVisibility}
          onVisibilityOfSelected={askForVisibility}
          onDelete={setItemToDelete}
          onDeleteSelected={askToDelete}
        />
      )}
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} shown={news.length} total={total} onMore={fetchMore} />}
      {itemToDelete && (
        <DeleteDialog
          question={t(tab === 'news' ? 'confirm.deleteNews' : 'confirm.deleteMedia')}
          title={titleOf(itemToDelete.titles) || t('list.untitled')}
          note={t('confirm.toTrashNote', { count: DAYS_IN_TRASH })}
          linked={itemToDelete.state === 'published' ? `/news/${itemToDelete.url}` : null}
          onConfirm={() => confirmDelete(itemToDelete)}
          onClose={() => setItemToDelete(null)}
        />
      )}
    </>
  )
}

/** Asks for the first item of a tab. */
function EmptyTab({ tab }: { tab: PublicationTab }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyList heading={t(`empty.${tab}Title`)} text={t(`empty.${tab}Text`)}>
      <NewPublication tab={tab} label={t(`empty.${tab}Action`)} />
    </EmptyList>
  )
}

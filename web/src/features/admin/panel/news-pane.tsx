import { useQueryClient } from '@tanstack/react-query'
import type { Language } from 'api/contract/languages'
import type { ListedState, StaffSummary } from 'api/contract/news'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createRowRemoval } from '#features/admin/list/cached-rows.ts'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import list from '#features/admin/list/list.module.css'
import { EmptyList, ListError, ListLoading, LoadMore, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useDelete } from '#features/admin/list/use-delete.ts'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { newsPages, newsRows, titleOf } from '#features/admin/publications.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { EmptyTab } from './empty-tab.tsx'
import { MissingLanguage } from './missing-language.tsx'
import { NewsRow } from './news-row.tsx'
import styles from './publications.module.css'
import { StateChips } from './state-chips.tsx'
import { useShowing } from './use-showing.ts'

/** The list of news or of media items; the server searches it, for here is only as much of it as was asked for. */
export function NewsPane({ tab }: { tab: 'news' | 'media' }) {
  const { t } = useTranslation('admin')
  const {
    rows: news,
    total,
    summary,
    address: { show, missing },
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
  } = useListPages((search, narrowing) => newsPages(tab, search, narrowing))
  const setShow = (next: ListedState | undefined) => narrow({ show: next })
  const setMissing = (next: Language | undefined) => narrow({ missing: next })
  const [itemToDelete, setItemToDelete] = useState<StaffSummary | null>(null)
  const setSaved = useSetSaved()
  const client = useQueryClient()
  const showing = useShowing()
  const remove = useDelete<StaffSummary>({
    pathOf: ({ _id }) => `/api/news/${_id}`,
    rows: newsRows,
    removalOf: (client, { _id }) => createRowRemoval(client, newsRows, (row) => row._id === _id),
    invalidates: [queryKeys.publicNews, queryKeys.trash, queryKeys.counts, queryKeys.search],
    onDeleted: ({ _id, state, draft }, removal) => {
      if (state === 'draft' || draft) client.invalidateQueries({ queryKey: queryKeys.drafts })
      setSaved({
        sentence: tab === 'news' ? 'undo.deletedNews' : 'undo.deletedMedia',
        deleted: { inTrash: `/api/trash/news/${_id}`, removal },
      })
    },
    onFailed: (failure) => setSaved({ failure }),
  })

  function nothing() {
    if (search !== '') return <NothingFound query={search} onClear={() => setQuery('')} />
    return (
      <EmptyList
        heading={t('states.nothing')}
        text={missing ? t('missing.nothing', { language: t(`languages.lower.${missing}`) }) : t('states.nothingText')}
      >
        <button type="button" className="btn btn--line" onClick={() => narrow({ show: undefined, missing: undefined })}>
          {t('states.showAll')}
        </button>
      </EmptyList>
    )
  }

  if (!news) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (news.length === 0 && search === '' && !show && !missing && isAnswered) return <EmptyTab tab={tab} />

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        onLeave={commitQuery}
        label={t('list.searchNews')}
        found={(search !== '' || missing) && isAnswered && total ? t('list.found', { count: total }) : null}
      >
        <StateChips show={show} counts={summary} onChoose={setShow} />
        <MissingLanguage missing={missing} onChoose={setMissing} />
      </SearchField>
      {news.length === 0 ? (
        nothing()
      ) : (
        <ul ref={listRef} className={`${list.list} ${styles.news}`}>
          <li className={`${list.row} ${list.head}`} aria-hidden="true">
            <span>{t('list.columnDate')}</span>
            <span />
            <span>{t('list.columnTitle')}</span>
            <span>{t('list.columnLanguages')}</span>
            <span>{t('states.label')}</span>
            <span />
          </li>
          {news.map((item) => (
            <NewsRow
              key={item._id}
              item={item}
              onShowing={(status) => showing.mutate({ item, status })}
              onDelete={() => setItemToDelete(item)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} shown={news.length} total={total} onMore={fetchMore} />}
      {itemToDelete && (
        <DeleteDialog
          question={t(tab === 'news' ? 'confirm.deleteNews' : 'confirm.deleteMedia')}
          title={titleOf(itemToDelete.titles) || t('list.untitled')}
          note={t('confirm.toTrashNote', { count: DAYS_IN_TRASH })}
          onConfirm={() => remove.mutate(itemToDelete)}
          onClose={() => setItemToDelete(null)}
        />
      )}
    </>
  )
}

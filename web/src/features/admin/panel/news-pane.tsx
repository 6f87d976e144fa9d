import { useQuery } from '@tanstack/react-query'
import type { NewsSummary } from 'api/contract/news'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '#features/admin/list/delete-dialog.tsx'
import list from '#features/admin/list/list.module.css'
import { ListError, ListLoading, LoadMore, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { newsPages, panelCounts, titleOf } from '#features/admin/publications.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { EmptyTab } from './empty-tab.tsx'
import { NewsRow } from './news-row.tsx'
import styles from './publications.module.css'

/** The list of news or of media items; the server searches it, for here is only as much of it as was asked for. */
export function NewsPane({ tab }: { tab: 'news' | 'media' }) {
  const { t } = useTranslation('admin')
  const {
    rows: news,
    total,
    written,
    setWritten,
    keepQuery,
    search,
    isAnswered,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchMore,
    refetch,
    listRef,
  } = useListPages((search) => newsPages(tab, search))
  const { data: counts } = useQuery(panelCounts)
  const [doomed, setDoomed] = useState<NewsSummary | null>(null)
  const setSaved = useSetSaved()

  if (!news) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (news.length === 0 && search === '' && isAnswered) return <EmptyTab tab={tab} />

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={written}
        onChange={setWritten}
        onLeave={keepQuery}
        found={search !== '' && isAnswered && total ? t('list.found', { count: total }) : null}
      />
      {news.length === 0 ? (
        <NothingFound query={search} onClear={() => setWritten('')} />
      ) : (
        <ul ref={listRef} className={`${list.list} ${styles.news}`}>
          <li className={`${list.row} ${list.head}`} aria-hidden="true">
            <span>{t('list.columnDate')}</span>
            <span />
            <span>{t('list.columnTitle')}</span>
            <span>{t('list.columnLanguages')}</span>
            <span />
          </li>
          {news.map((item) => (
            <NewsRow key={item._id} item={item} onDelete={() => setDoomed(item)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          isLoading={isFetchingNextPage}
          shown={news.length}
          total={search === '' ? counts?.[tab] : total}
          onMore={fetchMore}
        />
      )}
      {doomed && (
        <DeleteDialog
          question={t(tab === 'news' ? 'confirm.deleteNews' : 'confirm.deleteMedia')}
          title={titleOf(doomed.titles) || t('list.untitled')}
          note={t('confirm.toTrashNote', { count: DAYS_IN_TRASH })}
          path={`/api/news/${doomed._id}`}
          onDeleted={() =>
            setSaved({
              sentence: tab === 'news' ? 'undo.deletedNews' : 'undo.deletedMedia',
              inTrash: `/api/trash/news/${doomed._id}`,
            })
          }
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import type { NewsSummary } from 'api/contract/news'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './list.module.css'
import { EmptyTab, ListError, ListLoading, LoadMore, NothingFound } from './list-states.tsx'
import { NewsRow } from './news-row.tsx'
import { isFound, newsPages, titleOf } from './publications.ts'
import { useSetSaved } from './saved-note.tsx'
import { SearchField } from './search-field.tsx'

/** The list of news or of media items. A search reads all pages first, for it looks at every title. */
export function NewsPane({ tab }: { tab: 'news' | 'media' }) {
  const { t } = useTranslation('admin')
  const {
    data: items,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(newsPages(tab))
  const [query, setQuery] = useState('')
  const [doomed, setDoomed] = useState<NewsSummary | null>(null)
  const setSaved = useSetSaved()
  const isSearching = query.trim() !== ''

  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) fetchNextPage()
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage])

  if (!items) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (items.length === 0) return <EmptyTab tab={tab} />
  const found = isSearching
    ? items.filter(({ titles }) => Object.values(titles).some((title) => isFound(title, query)))
    : items

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        found={isSearching ? t('list.found', { count: found.length }) : null}
      />
      {found.length === 0 ? (
        <NothingFound query={query.trim()} onClear={() => setQuery('')} />
      ) : (
        <ul className={`${styles.list} ${styles.news}`}>
          <li className={`${styles.row} ${styles.head}`} aria-hidden="true">
            <span>{t('list.columnDate')}</span>
            <span />
            <span>{t('list.columnTitle')}</span>
            <span>{t('list.columnLanguages')}</span>
            <span />
          </li>
          {found.map((item) => (
            <NewsRow key={item._id} item={item} onDelete={() => setDoomed(item)} />
          ))}
        </ul>
      )}
      {hasNextPage && !isSearching && <LoadMore isLoading={isFetchingNextPage} onMore={() => fetchNextPage()} />}
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

import { useInfiniteQuery } from '@tanstack/react-query'
import type { NewsSummary } from 'api/contract/news'
import { DAYS_IN_TRASH } from 'api/contract/trash'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './list.module.css'
import { EmptyTab, ListError, ListLoading, LoadMore, NothingFound } from './list-states.tsx'
import { orMore } from './loaded-count.ts'
import { NewsRow } from './news-row.tsx'
import { newsPages, titleOf } from './publications.ts'
import { useSetSaved } from './saved-note.tsx'
import { SearchField } from './search-field.tsx'

/** The list of news or of media items; the server searches it, for here is only as much of it as was asked for. */
export function NewsPane({ tab }: { tab: 'news' | 'media' }) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const search = useDeferredValue(query.trim())
  const {
    data: found,
    isError,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...newsPages(tab, search), placeholderData: (previous) => previous })
  const [doomed, setDoomed] = useState<NewsSummary | null>(null)
  const setSaved = useSetSaved()

  if (!found) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  if (found.length === 0 && query === '' && !isPlaceholderData) return <EmptyTab tab={tab} />
  const isAnswered = search !== '' && !isPlaceholderData

  return (
    <>
      {isError && <ListError onRetry={refetch} />}
      <SearchField
        value={query}
        onChange={setQuery}
        found={isAnswered ? orMore(t('list.found', { count: found.length }), hasNextPage) : null}
      />
      {found.length === 0 ? (
        <NothingFound query={search} onClear={() => setQuery('')} />
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
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onMore={() => fetchNextPage()} />}
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

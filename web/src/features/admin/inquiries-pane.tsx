import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './inquiries.module.css'
import { inquiryPages } from './inquiries.queries.ts'
import { InquiriesTools } from './inquiries-tools.tsx'
import { InquiryDetails } from './inquiry-details.tsx'
import { InquiryRow } from './inquiry-row.tsx'
import list from './list.module.css'
import { ListError, ListLoading, LoadMore, NothingFound } from './list-states.tsx'
import { SearchField } from './search-field.tsx'

/** What visitors have asked: the list, and beside it (on small screens instead of it) the one that is read. */
export function InquiriesPane({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const search = useDeferredValue(query.trim())
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...inquiryPages(search),
      placeholderData: (previous) => previous,
    })

  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  const inquiries = data.pages.flatMap((page) => page.inquiries)
  const read = inquiries.find(({ _id }) => _id === selected)
  if (inquiries.length === 0 && search === '')
    return (
      <div className={list.empty}>
        <h2>{t('empty.inquiriesTitle')}</h2>
        <p>{t('empty.inquiriesText')}</p>
      </div>
    )

  return (
    <div className={read ? `${styles.pane} ${styles.reading}` : styles.pane}>
      <div className={styles.column}>
        {isError && <ListError onRetry={refetch} />}
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('inquiries.search')}
          found={search === '' || isPlaceholderData ? null : foundWords()}
        />
        {inquiries.length === 0 ? (
          <NothingFound query={search} onClear={() => setQuery('')} />
        ) : (
          <ul className={`${list.list} ${styles.list}`} aria-label={t('inquiries.listLabel')}>
            <li className={`${list.row} ${list.head}`} aria-hidden="true">
              <span>{t('inquiries.columnReceived')}</span>
              <span>{t('inquiries.columnKind')}</span>
              <span>{t('inquiries.columnFrom')}</span>
              <span>{t('inquiries.columnMail')}</span>
            </li>
            {inquiries.map((inquiry) => (
              <InquiryRow key={inquiry._id} inquiry={inquiry} isSelected={inquiry === read} />
            ))}
          </ul>
        )}
        {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onMore={() => fetchNextPage()} />}
        <InquiriesTools />
      </div>
      <div className={styles.reader}>
        {read ? (
          <InquiryDetails key={read._id} inquiry={read} />
        ) : (
          <p className={styles.none}>{t('inquiries.selectOne')}</p>
        )}
      </div>
    </div>
  )

  function foundWords() {
    const words = t('inquiries.found', { count: inquiries.length })
    return hasNextPage ? `${words}+` : words
  }
}

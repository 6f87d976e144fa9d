import { useInfiniteQuery } from '@tanstack/react-query'
import type { InquiryState } from 'api/contract/inquiries'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './inquiries.module.css'
import { inquiryPages } from './inquiries.queries.ts'
import { InquiriesTools } from './inquiries-tools.tsx'
import { InquiryReader } from './inquiry-reader.tsx'
import { InquiryRow } from './inquiry-row.tsx'
import list from './list.module.css'
import { ListError, ListLoading, LoadMore, NothingFound } from './list-states.tsx'
import { orMore } from './loaded-count.ts'
import { SearchField } from './search-field.tsx'
import { StateFilter } from './state-filter.tsx'

/** What visitors have asked: the list, and beside it (on small screens instead of it) the one that is read. */
export function InquiriesPane({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const [state, setState] = useState<InquiryState>()
  const search = useDeferredValue(query.trim())
  const {
    data: inquiries,
    isError,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    ...inquiryPages({ search, state }),
    placeholderData: (previous) => previous,
  })

  if (!inquiries) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  const listed = inquiries.find(({ _id }) => _id === selected)
  const isNarrowed = search !== '' || state !== undefined
  if (inquiries.length === 0 && !isNarrowed && selected === undefined)
    return (
      <div className={list.empty}>
        <h2>{t('empty.inquiriesTitle')}</h2>
        <p>{t('empty.inquiriesText')}</p>
      </div>
    )

  return (
    <div className={selected ? `${styles.pane} ${styles.reading}` : styles.pane}>
      <div className={styles.column}>
        {isError && <ListError onRetry={refetch} />}
        <SearchField
          value={query}
          onChange={setQuery}
          label={t('inquiries.search')}
          found={
            !isNarrowed || isPlaceholderData
              ? null
              : orMore(t('inquiries.found', { count: inquiries.length }), hasNextPage)
          }
        >
          <StateFilter state={state} onChoose={setState} />
        </SearchField>
        {inquiries.length === 0 && search !== '' && <NothingFound query={search} onClear={() => setQuery('')} />}
        {inquiries.length === 0 && search === '' && <p className={styles.none}>{t('inquiries.stateNone')}</p>}
        {inquiries.length > 0 && (
          <ul className={`${list.list} ${styles.list}`} aria-label={t('inquiries.listLabel')}>
            <li className={`${list.row} ${list.head}`} aria-hidden="true">
              <span>{t('inquiries.columnReceived')}</span>
              <span>{t('inquiries.columnKind')}</span>
              <span>{t('inquiries.columnFrom')}</span>
              <span>{t('inquiries.columnMail')}</span>
            </li>
            {inquiries.map((inquiry) => (
              <InquiryRow key={inquiry._id} inquiry={inquiry} isSelected={inquiry === listed} />
            ))}
          </ul>
        )}
        {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onMore={() => fetchNextPage()} />}
        <InquiriesTools />
      </div>
      <div className={styles.reader}>
        {selected ? (
          <InquiryReader selected={selected} listed={listed} />
        ) : (
          <p className={styles.none}>{t('inquiries.selectOne')}</p>
        )}
      </div>
    </div>
  )
}

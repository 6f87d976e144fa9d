import { useTranslation } from 'react-i18next'
import list from '#features/admin/list/list.module.css'
import { EmptyList, ListError, ListLoading, LoadMore, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { ExportButton } from './export-button.tsx'
import styles from './inquiries.module.css'
import { inquiryPages } from './inquiries.queries.ts'
import { InquiryReader } from './inquiry-reader.tsx'
import { InquiryRow } from './inquiry-row.tsx'
import { OldInquiries } from './old-inquiries.tsx'
import { StateFilter } from './state-filter.tsx'

/** What visitors have asked: the list, and beside it (on small screens instead of it) the one that is read. */
export function InquiriesPane({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('admin')
  const {
    rows: inquiries,
    total,
    query,
    setQuery,
    commitQuery,
    state,
    setState,
    search,
    isAnswered,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchMore,
    refetch,
    listRef,
  } = useListPages((search, state) => inquiryPages({ search, state }))
  const isNarrowed = search !== '' || state !== undefined

  if (!inquiries) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  const listed = inquiries.find(({ _id }) => _id === selected)
  if (inquiries.length === 0 && !isNarrowed && isAnswered && selected === undefined)
    return <EmptyList heading={t('empty.inquiriesTitle')} text={t('empty.inquiriesText')} />

  return (
    <div className={selected ? `${styles.pane} ${styles.reading}` : styles.pane}>
      <div className={styles.column}>
        {isError && <ListError onRetry={refetch} />}
        <SearchField
          value={query}
          onChange={setQuery}
          onLeave={commitQuery}
          label={t('inquiries.search')}
          found={isNarrowed && isAnswered && total ? t('inquiries.found', { count: total }) : null}
        >
          <StateFilter state={state} onChoose={setState} />
          <ExportButton filter={{ search, state }} />
        </SearchField>
        {inquiries.length === 0 && search !== '' && <NothingFound query={search} onClear={() => setQuery('')} />}
        {inquiries.length === 0 && search === '' && <p className={styles.none}>{t('inquiries.stateNone')}</p>}
        {inquiries.length > 0 && (
          <ul ref={listRef} className={`${list.list} ${styles.list}`} aria-label={t('inquiries.listLabel')}>
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
        {hasNextPage && (
          <LoadMore isLoading={isFetchingNextPage} shown={inquiries.length} total={total} onMore={fetchMore} />
        )}
        <OldInquiries />
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

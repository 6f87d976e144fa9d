import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '#features/admin/list/export-button.tsx'
import list from '#features/admin/list/list.module.css'
import { EmptyList, ListError, ListLoading, LoadMore, NothingFound } from '#features/admin/list/list-states.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { durationWords } from './first-answer.ts'
import styles from './inquiries.module.css'
import { exportInquiries, inquiryPages } from './inquiries.queries.ts'
import { countFilters, readInquiryFilter } from './inquiry-filter.ts'
import { InquiryFilters } from './inquiry-filters.tsx'
import { InquiryReader } from './inquiry-reader.tsx'
import { InquiryRow } from './inquiry-row.tsx'
import { OldInquiries } from './old-inquiries.tsx'
import { StateChips } from './state-chips.tsx'

/** What visitors have asked: the list, and beside it (on small screens instead of it) the one that is read. */
export function InquiriesPane({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const {
    rows: inquiries,
    total,
    summary,
    query,
    setQuery,
    commitQuery,
    search,
    address,
    narrow,
    isAnswered,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchMore,
    refetch,
    listRef,
  } = useListPages((search, address) => inquiryPages({ ...readInquiryFilter(address), search }))
  const filter = readInquiryFilter(address)
  const set = countFilters(filter)
  const [isOpen, setOpen] = useState(set > 0)
  const isNarrowed = search !== '' || filter.state !== undefined || set > 0

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
          <button
            type="button"
            className="btn btn--line btn--sm"
            aria-expanded={isOpen}
            aria-controls={`${id}filters`}
            onClick={() => setOpen(!isOpen)}
          >
            {set > 0 ? t('inquiries.filtersSet', { count: set }) : t('inquiries.filters')}
          </button>
          <ExportButton read={() => exportInquiries({ ...filter, search })} name="inquiries.csv" />
        </SearchField>
        {isOpen && <InquiryFilters id={`${id}filters`} filter={filter} onNarrow={narrow} />}
        <StateChips state={filter.state} counts={summary?.counts} />
        {inquiries.length === 0 && search !== '' && <NothingFound query={search} onClear={() => setQuery('')} />}
        {inquiries.length === 0 && search === '' && <p className={styles.none}>{t('inquiries.stateNone')}</p>}
        {inquiries.length > 0 && (
          <ul ref={listRef} className={`${list.list} ${styles.list}`} aria-label={t('inquiries.listLabel')}>
            {inquiries.map((inquiry) => (
              <InquiryRow key={inquiry._id} inquiry={inquiry} isSelected={inquiry === listed} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <LoadMore isLoading={isFetchingNextPage} shown={inquiries.length} total={total} onMore={fetchMore} />
        )}
        {summary && summary.firstAnswerSeconds !== null && (
          <p className={styles.firstAnswer}>
            {t('inquiries.firstAnswer', { time: durationWords(t, summary.firstAnswerSeconds) })}
          </p>
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

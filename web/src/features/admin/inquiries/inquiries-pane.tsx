import { useNavigate } from '@tanstack/react-router'
import { INQUIRY_STATES } from 'api/contract/inquiries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenWords } from '#features/admin/list/chosen-words.tsx'
import { ExportButton } from '#features/admin/list/export-button.tsx'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import { FilterPopover, useTakeAway } from '#features/admin/list/filter-popover.tsx'
import { EmptyList, NothingFound } from '#features/admin/list/list-states.tsx'
import { RowList } from '#features/admin/list/row-list.tsx'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { useListPages } from '#features/admin/list/use-list-pages.ts'
import { useMedia } from '#lib/use-media.ts'
import { Surface } from '#ui/surface.tsx'
import { durationWords } from './first-answer.ts'
import styles from './inquiries.module.css'
import { exportInquiries, inquiryPages } from './inquiries.queries.ts'
import { chosenInquiryFilters, NO_FILTERS, readInquiryFilter } from './inquiry-filter.ts'
import { InquiryFilters } from './inquiry-filters.tsx'
import { InquiryReader } from './inquiry-reader.tsx'
import { OldInquiries } from './old-inquiries.tsx'
import { useInquiryRows } from './use-inquiry-rows.tsx'

/** What visitors have asked: the list, and beside it (on small screens instead of it) the one that is read. */
export function InquiriesPane({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate({ from: '/admin' })
  const pages = useListPages((search, address) => inquiryPages({ ...readInquiryFilter(address), search }))
  const { rows: inquiries, total, summary, query, setQuery, search, narrow, isAnswered } = pages
  const filter = readInquiryFilter(pages.address)
  const chosen = chosenInquiryFilters(t, filter)
  const { openerRef, takeAway } = useTakeAway<Partial<typeof NO_FILTERS>>(narrow)
  /** The one that the keys of the list have led to: the focus stays there. */
  const [stepped, setStepped] = useState<string>()
  const isBeside = useMedia('(min-width: 1000px)')
  const rows = useInquiryRows(inquiries)
  const isNarrowed = search !== '' || filter.state !== undefined || chosen.length > 0
  const counts = summary?.counts

  if (inquiries?.length === 0 && !isNarrowed && isAnswered && selected === undefined)
    return <EmptyList heading={t('empty.inquiriesTitle')} text={t('empty.inquiriesText')} />

  function read(inquiry: string): void {
    setStepped(inquiry)
    navigate({ search: (before) => ({ ...before, inquiry }), replace: true, resetScroll: false })
  }

  return (
    <div className={selected ? `${styles.pane} ${styles.reading}` : styles.pane}>
      <div className={styles.tools}>
        <SearchField value={query} onChange={setQuery} onLeave={pages.commitQuery} label={t('inquiries.search')}>
          <FilterChips
            show={filter.state}
            choices={INQUIRY_STATES.map((state) => ({
              state,
              label: t(`inquiries.chips.${state}`),
              count: counts?.[state],
            }))}
            all={counts && INQUIRY_STATES.reduce((sum, each) => sum + counts[each], 0)}
            onChoose={(state) => narrow({ state })}
            mark={{
              label: t('inquiries.mine'),
              icon: 'person',
              count: summary?.mine,
              isOn: filter.mine !== undefined,
              onToggle: () => narrow(filter.mine ? { mine: undefined } : { mine: true, state: undefined }),
            }}
          />
          <FilterPopover
            chosen={chosen.length}
            result={total === undefined ? t('common.close') : t('inquiries.result', { count: total })}
            found={isNarrowed && isAnswered && total ? t('inquiries.found', { count: total }) : null}
            openerRef={openerRef}
            onClear={() => takeAway(NO_FILTERS)}
          >
            <InquiryFilters filter={filter} onNarrow={narrow} />
          </FilterPopover>
          <ExportButton read={() => exportInquiries({ ...filter, search })} name="inquiries.csv" />
        </SearchField>
        <ChosenWords
          filters={chosen}
          onRemove={({ name }) => takeAway({ [name]: undefined })}
          onRemoveAll={() => takeAway(NO_FILTERS)}
        />
      </div>
      <div className={styles.column}>
        <RowList
          className={styles.list}
          label={t('inquiries.listLabel')}
          groups={rows && [{ id: 'inquiries', rows }]}
          current={selected}
          isFailed={pages.isError}
          onRetry={pages.refetch}
          empty={
            search === '' ? (
              <p className={styles.none}>{t('inquiries.stateNone')}</p>
            ) : (
              <NothingFound query={search} onClear={() => setQuery('')} />
            )
          }
          more={pages.hasNextPage && { isLoading: pages.isFetchingNextPage, total, onMore: pages.fetchMore }}
          {...(isBeside && { onStep: read })}
        />
        {summary && summary.firstAnswerSeconds !== null && (
          <p className={styles.below}>
            {t('inquiries.firstAnswer', { time: durationWords(t, summary.firstAnswerSeconds) })}
          </p>
        )}
        {inquiries && <OldInquiries />}
      </div>
      <Surface className={styles.reader}>
        {selected ? (
          <InquiryReader
            selected={selected}
            listed={inquiries?.find(({ _id }) => _id === selected)}
            keepsFocus={stepped === selected}
          />
        ) : (
          <p className={styles.none}>{t('inquiries.selectOne')}</p>
        )}
      </Surface>
    </div>
  )
}

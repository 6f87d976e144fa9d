import { LISTED_STATES, type ListedState } from 'api/contract/news-list'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import { FilterPopover } from '#features/admin/list/filter-popover.tsx'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import { SearchField } from '#features/admin/list/search-field.tsx'
import type { NewsCounts } from '#features/admin/publications.ts'
import { NewPublication } from './new-publication.tsx'
import { FOLDED } from './news-filter.ts'
import { NewsFilters } from './news-filters.tsx'

interface NewsToolsProps {
  tab: 'news' | 'media'
  address: PanelSearch
  summary: NewsCounts | undefined
  /** How many items are listed, as soon as that is known. */
  total: number | undefined
  query: string
  onQuery: (query: string) => void
  onLeave: () => void
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
  onClearFilters: () => void
  /** As `FilterPopover` has it. */
  found: string | null
  /** Of the button „Филтри“. */
  filtersRef: RefObject<HTMLButtonElement | null>
}

/** The line above a list of news: search, states, filters, and what makes a new one. */
export function NewsTools(props: NewsToolsProps) {
  const { tab, address, summary, total, query, onQuery, onLeave, onNarrow, onClearFilters, found, filtersRef } = props
  const { t } = useTranslation('admin')
  return (
    <SearchField
      value={query}
      onChange={onQuery}
      onLeave={onLeave}
      label={t('list.searchNews')}
      primary={<NewPublication tab={tab} />}
    >
      <StateChips address={address} summary={summary} onNarrow={onNarrow} />
      <FilterPopover
        chosen={FOLDED.filter((name) => address[name] !== undefined).length}
        result={total === undefined ? t('common.close') : t('filters.result', { count: total })}
        found={found}
        openerRef={filtersRef}
        onClear={onClearFilters}
      >
        <NewsFilters address={address} counts={summary?.counts} onNarrow={onNarrow} />
      </FilterPopover>
    </SearchField>
  )
}

/** Narrows the list of news to the items in one state, or to those with unpublished changes. */
function StateChips({ address, summary, onNarrow }: Pick<NewsToolsProps, 'address' | 'summary' | 'onNarrow'>) {
  const { t } = useTranslation('admin')
  const { states, counts } = summary ?? {}
  return (
    <FilterChips
      show={address.show}
      choices={LISTED_STATES.map((state) => ({ state, label: t(`states.${state}`), count: states?.[state] }))}
      all={states && Object.values(states).reduce((sum, count) => sum + count, 0)}
      onChoose={(chosen) => onNarrow({ show: LISTED_STATES.find((state): state is ListedState => state === chosen) })}
      mark={{
        label: t('filters.withChanges'),
        count: counts?.hasDraft,
        isOn: address.hasDraft ?? false,
        onToggle: () => onNarrow({ hasDraft: !address.hasDraft }),
      }}
    />
  )
}

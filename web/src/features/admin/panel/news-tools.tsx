import { LISTED_STATES, type ListedState, NEWS_SORTS } from 'api/contract/news'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'
import list from '#features/admin/list/list.module.css'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import { SearchField } from '#features/admin/list/search-field.tsx'
import { SortSelect } from '#features/admin/list/sort-select.tsx'
import type { NewsCounts } from '#features/admin/publications.ts'
import { useMedia } from '#lib/use-media.ts'
import { MissingLanguage } from './missing-language.tsx'
import { FOLDED } from './news-filter.ts'
import { NewsFilters } from './news-filters.tsx'
import styles from './news-tools.module.css'

interface NewsToolsProps {
  address: PanelSearch
  summary: NewsCounts | undefined
  query: string
  onQuery: (query: string) => void
  onLeave: () => void
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
  /** How many items are found; `null` while the list is not narrowed, or not answered yet. */
  found: string | null
  /** Some rows are selected: the bar of the selection stands in the place of the tools. */
  isHidden: boolean
  /** There is something to be put in order. */
  hasRows: boolean
  /** Of the button „Филтри“. */
  filtersRef: RefObject<HTMLButtonElement | null>
  /** The chosen filters. */
  children: ReactNode
}

/** What narrows and orders a list of news. */
export function NewsTools({
  address,
  summary,
  query,
  onQuery,
  onLeave,
  onNarrow,
  found,
  isHidden,
  hasRows,
  filtersRef,
  children,
}: NewsToolsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMedia('(max-width: 999.98px)')
  const set = FOLDED.filter((name) => address[name] !== undefined).length
  const order = (
    <SortSelect
      sort={address.sort ?? 'date'}
      choices={NEWS_SORTS.map((sort) => ({ sort, label: t(`sort.${sort}`) }))}
      onChoose={(sort) => onNarrow({ sort })}
    />
  )

  return (
    <div className={isHidden ? styles.hidden : undefined}>
      <SearchField value={query} onChange={onQuery} onLeave={onLeave} label={t('list.searchNews')}>
        <StateChips show={address.show} counts={summary?.states} onChoose={(show) => onNarrow({ show })} />
        <MissingLanguage
          missing={address.missing}
          counts={summary?.counts.missing}
          onChoose={(missing) => onNarrow({ missing })}
        />
        <button
          ref={filtersRef}
          type="button"
          className="btn btn--line btn--sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}filters` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? t('inquiries.filtersSet', { count: set }) : t('filters.label')}
        </button>
        {isNarrow && order}
      </SearchField>
      {isOpen && <NewsFilters id={`${id}filters`} address={address} counts={summary?.counts} onNarrow={onNarrow} />}
      <div className={styles.line}>
        <p className={list.found} role="status">
          {found}
        </p>
        {children}
        {!isNarrow && hasRows && order}
      </div>
    </div>
  )
}

interface StateChipsProps {
  /** Nothing: all are shown. */
  show: ListedState | undefined
  /** How many items there are in each state, as soon as that is known. */
  counts: Readonly<Record<string, number>> | undefined
  onChoose: (state: ListedState | undefined) => void
}

/** Narrows the list of news to the items in one state. */
function StateChips({ show, counts, onChoose }: StateChipsProps) {
  const { t } = useTranslation('admin')
  return (
    <FilterChips
      show={show}
      choices={LISTED_STATES.map((state) => ({ state, label: t(`states.${state}`), count: counts?.[state] }))}
      all={counts && Object.values(counts).reduce((sum, count) => sum + count, 0)}
      onChoose={(chosen) => onChoose(LISTED_STATES.find((state) => state === chosen))}
    />
  )
}

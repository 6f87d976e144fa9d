import { useTranslation } from 'react-i18next'
import { EmptyList } from '#features/admin/list/list-states.tsx'
import type { NewsCounts } from '#features/admin/publications.ts'
import { Row } from '#ui/layout.tsx'
import type { ChosenFilter } from './news-filter.ts'

interface NothingHereProps {
  /** What the list is searched for; '' while it is not. */
  search: string
  filters: readonly ChosenFilter[]
  counts: NewsCounts['counts'] | undefined
  onClear: () => void
  onRemove: (filter: ChosenFilter) => void
  onRemoveAll: () => void
}

/** Says what finds nothing, and takes it away: of several filters each without which something is found, with how much. */
export function NothingHere({ search, filters, counts, onClear, onRemove, onRemoveAll }: NothingHereProps) {
  const { t } = useTranslation('admin')
  const helpful = filters.filter(({ counted }) => counts && counts.without[counted] > 0)
  const names = filters.map(({ words }) => t('filters.quoted', { words })).join(', ')

  function text(): string {
    if (search !== '')
      return filters.length > 0 ? t('filters.searchedIn', { filters: names }) : t('empty.searchNewsText')
    return t('filters.findNothing', { count: filters.length, filters: names })
  }

  return (
    <EmptyList heading={search === '' ? t('states.nothing') : t('empty.searchTitle', { query: search })} text={text()}>
      <Row centred>
        {helpful.map((filter) => (
          <button key={filter.name} type="button" className="btn btn--line" onClick={() => onRemove(filter)}>
            {t('filters.without', { words: filter.words, count: counts?.without[filter.counted] ?? 0 })}
          </button>
        ))}
        {search !== '' && (
          <button type="button" className="btn btn--line" onClick={onClear}>
            {t('list.searchClear')}
          </button>
        )}
        {(filters.length > 1 || (filters.length === 1 && helpful.length === 0)) && (
          <button type="button" className="btn btn--line" onClick={onRemoveAll}>
            {t('filters.clear')}
          </button>
        )}
      </Row>
    </EmptyList>
  )
}

import { TRANSLATION_NEEDS } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { FilterFields, FilterSelect, FilterTick } from '#features/admin/list/filter-fields.tsx'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import type { NewsCounts } from '#features/admin/publications.ts'
import { authorName } from './news-filter.ts'

interface NewsFiltersProps {
  id: string
  address: PanelSearch
  counts: NewsCounts['counts'] | undefined
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
}

/** What narrows the news besides their state, a missing language and the search; each choice with what it leaves. */
export function NewsFilters({ id, address, counts, onNarrow }: NewsFiltersProps) {
  const { t } = useTranslation('admin')
  const { year, author, translation, withoutAlt, hasDraft } = address
  const years = withChosen(
    counts?.years.map(({ year, count }) => ({ value: String(year), count })),
    year?.toString(),
  )
  const authors = withChosen(
    counts?.authors.map(({ name, count }) => ({ value: name, count })),
    author,
  )
  const option = (label: string, count: number | undefined) =>
    count === undefined ? label : t('filters.counted', { label, count })

  return (
    <FilterFields id={id} label={t('filters.label')}>
      <FilterSelect
        label={t('filters.year')}
        value={year?.toString()}
        any={t('filters.allYears')}
        onChoose={(year) => onNarrow({ year })}
      >
        {years.map(({ value, count }) => (
          <option key={value} value={value}>
            {option(value, count)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('filters.author')}
        value={author}
        any={t('filters.everybody')}
        onChoose={(author) => onNarrow({ author })}
      >
        {authors.map(({ value, count }) => (
          <option key={value} value={value}>
            {option(authorName(t, value), count)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('filters.translation')}
        value={translation}
        any={t('filters.any')}
        onChoose={(translation) => onNarrow({ translation })}
      >
        {TRANSLATION_NEEDS.map((need) => (
          <option key={need} value={need}>
            {option(t(`filters.translations.${need}`), counts?.translation[need])}
          </option>
        ))}
      </FilterSelect>
      <FilterTick
        label={option(t('filters.withoutAlt'), counts?.withoutAlt)}
        isTicked={withoutAlt ?? false}
        onTick={(withoutAlt) => onNarrow({ withoutAlt })}
      />
      <FilterTick
        label={option(t('filters.hasDraft'), counts?.hasDraft)}
        isTicked={hasDraft ?? false}
        onTick={(hasDraft) => onNarrow({ hasDraft })}
      />
    </FilterFields>
  )
}

interface Choice {
  value: string
  count: number | undefined
}

/** The choices that there are, and the one that is chosen, though it may leave nothing. */
function withChosen(choices: Choice[] = [], chosen: string | undefined): Choice[] {
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices
  return [...choices, { value: chosen, count: 0 }]
}

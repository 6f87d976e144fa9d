import { LANGUAGES } from 'api/contract/languages'
import { TRANSLATION_NEEDS } from 'api/contract/news-list'
import { useTranslation } from 'react-i18next'
import { FilterSelect, FilterTick } from '#features/admin/list/filter-fields.tsx'
import type { PanelSearch } from '#features/admin/list/panel-search.ts'
import type { NewsCounts } from '#features/admin/publications.ts'
import { authorName } from './news-filter.ts'
import styles from './news-filters.module.css'
import { PeriodFilter } from './period-filter.tsx'

interface NewsFiltersProps {
  address: PanelSearch
  counts: NewsCounts['counts'] | undefined
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
}

/** What narrows the news besides their state and the search; each choice with what it leaves. */
export function NewsFilters({ address, counts, onNarrow }: NewsFiltersProps) {
  const { t } = useTranslation('admin')
  const { period, missing, author, translation, withoutAlt, hasDraft } = address
  const authors = withChosen(
    counts?.authors.map(({ name, count }) => ({ value: name, count })),
    author,
  )
  const option = (label: string, count: number | undefined) =>
    count === undefined ? label : t('filters.counted', { label, count })

  return (
    <>
      <PeriodFilter period={period} months={counts?.months} onChoose={(period) => onNarrow({ period })} />
      <fieldset className={styles.languages}>
        <legend>{t('missing.label')}</legend>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            aria-label={t('missing.counted', {
              code: language.toUpperCase(),
              count: counts?.missing[language] ?? 0,
              language: t(`languages.lower.${language}`),
            })}
            aria-pressed={missing === language}
            onClick={() => onNarrow({ missing: missing === language ? undefined : language })}
          >
            {language.toUpperCase()} <span>{counts?.missing[language] ?? 0}</span>
          </button>
        ))}
      </fieldset>
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
      <FilterTick
        label={option(t('filters.withoutAlt'), counts?.withoutAlt)}
        isTicked={withoutAlt ?? false}
        onTick={(withoutAlt) => onNarrow({ withoutAlt })}
      />
      <div className={styles.onPhone}>
        <FilterTick
          label={option(t('filters.hasDraft'), counts?.hasDraft)}
          isTicked={hasDraft ?? false}
          onTick={(hasDraft) => onNarrow({ hasDraft })}
        />
      </div>
    </>
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

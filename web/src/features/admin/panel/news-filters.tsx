import { TRANSLATION_NEEDS } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import styles from '#features/admin/list/filters.module.css'
import type { NewsCounts } from '#features/admin/publications.ts'
import { authorName } from './news-filter.ts'
import type { PanelSearch } from './panel-search.ts'

interface NewsFiltersProps {
  id: string
  address: PanelSearch
  counts: NewsCounts['counts'] | undefined
  onNarrow: (changes: Partial<Record<keyof PanelSearch, unknown>>) => void
}

/** What narrows the news besides their state, a missing language and the search; each choice with what it leaves. */
export function NewsFilters({ id, address, counts, onNarrow }: NewsFiltersProps) {
  const { t } = useTranslation('admin')
  const { year, author, translation, withoutAlt } = address
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
    <fieldset id={id} className={styles.filters}>
      <legend className="sr">{t('filters.label')}</legend>
      <label>
        <span>{t('filters.year')}</span>
        <select
          className="select"
          value={year ?? ''}
          onChange={({ target }) => onNarrow({ year: target.value || undefined })}
        >
          <option value="">{t('filters.allYears')}</option>
          {years.map(({ value, count }) => (
            <option key={value} value={value}>
              {option(value, count)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('filters.author')}</span>
        <select
          className="select"
          value={author ?? ''}
          onChange={({ target }) => onNarrow({ author: target.value || undefined })}
        >
          <option value="">{t('filters.everybody')}</option>
          {authors.map(({ value, count }) => (
            <option key={value} value={value}>
              {option(authorName(t, value), count)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('filters.translation')}</span>
        <select
          className="select"
          value={translation ?? ''}
          onChange={({ target }) => onNarrow({ translation: target.value || undefined })}
        >
          <option value="">{t('filters.any')}</option>
          {TRANSLATION_NEEDS.map((need) => (
            <option key={need} value={need}>
              {option(t(`filters.translations.${need}`), counts?.translation[need])}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={withoutAlt ?? false}
          onChange={({ target }) => onNarrow({ withoutAlt: target.checked || undefined })}
        />
        {option(t('filters.withoutAlt'), counts?.withoutAlt)}
      </label>
    </fieldset>
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

import { useTranslation } from 'react-i18next'

interface SortSelectProps<Sort extends string> {
  sort: Sort
  /** The orders that there are, in words. */
  choices: readonly { sort: Sort; label: string }[]
  onChoose: (sort: Sort) => void
}

/** The order of a list. */
export function SortSelect<Sort extends string>({ sort, choices, onChoose }: SortSelectProps<Sort>) {
  const { t } = useTranslation('admin')
  return (
    <select
      className="select"
      aria-label={t('sort.label')}
      value={sort}
      onChange={({ target }) => {
        const chosen = choices.find((each) => each.sort === target.value)
        if (chosen) onChoose(chosen.sort)
      }}
    >
      {choices.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </select>
  )
}

import { useTranslation } from 'react-i18next'
import { Select } from '#features/admin/form/select.tsx'

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
    <Select
      aria-label={t('sort.label')}
      value={sort}
      choices={choices.map((each) => each.sort)}
      wordOf={(sort) => choices.find((each) => each.sort === sort)?.label ?? ''}
      onChoose={onChoose}
    />
  )
}

import { LISTED_STATES, type ListedState } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '#features/admin/list/filter-chips.tsx'

interface StateChipsProps {
  /** Nothing: all are shown. */
  show: ListedState | undefined
  /** How many items there are in each state, as soon as that is known. */
  counts: Readonly<Record<string, number>> | undefined
  onChoose: (state: ListedState | undefined) => void
}

/** Narrows the list of news to the items in one state. */
export function StateChips({ show, counts, onChoose }: StateChipsProps) {
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

import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './chosen-words.module.css'
import type { ChosenFilter } from './news-filter.ts'

interface ChosenWordsProps {
  filters: readonly ChosenFilter[]
  onRemove: (filter: ChosenFilter) => void
  onRemoveAll: () => void
}

/** What the list is narrowed to, as words that take it away. */
export function ChosenWords({ filters, onRemove, onRemoveAll }: ChosenWordsProps) {
  const { t } = useTranslation('admin')
  if (filters.length === 0) return null
  return (
    <ul className={styles.words} aria-label={t('filters.chosen')}>
      {filters.map((filter) => (
        <li key={filter.name}>
          <button
            type="button"
            aria-label={t('filters.remove', { words: filter.words })}
            onClick={() => onRemove(filter)}
          >
            {filter.words} <Icon name="cross" size="small" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={styles.all} onClick={onRemoveAll}>
            {t('filters.clear')}
          </button>
        </li>
      )}
    </ul>
  )
}

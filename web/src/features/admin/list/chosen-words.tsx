import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './chosen-words.module.css'

interface ChosenWordsProps<Filter> {
  filters: readonly Filter[]
  onRemove: (filter: Filter) => void
  onRemoveAll: () => void
}

/** What the list is narrowed to, as words that take it away. */
export function ChosenWords<Filter extends { name: string; words: string }>({
  filters,
  onRemove,
  onRemoveAll,
}: ChosenWordsProps<Filter>) {
  const { t } = useTranslation('admin')
  if (filters.length === 0) return null
  return (
    <Row as="ul" gap={2} className={styles.words} aria-label={t('filters.chosen')}>
      {filters.map((filter) => (
        <li key={filter.name}>
          <Text
            as="button"
            type="button"
            size="small"
            className={styles.word}
            aria-label={t('filters.remove', { words: filter.words })}
            onClick={() => onRemove(filter)}
          >
            {filter.words} <Icon name="cross" size="small" />
          </Text>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <TextButton onClick={onRemoveAll}>{t('filters.clear')}</TextButton>
        </li>
      )}
    </Row>
  )
}

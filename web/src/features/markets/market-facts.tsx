import { useTranslation } from 'react-i18next'
import { listed } from '#components/specification-table.tsx'
import type { MarketFact } from '#content/market-sections.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Columns } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './market-facts.module.css'

interface MarketFactsProps {
  facts: readonly MarketFact[]
  /** Side by side with large values, as in an overview. */
  isLarge?: boolean
}

/** Facts of a section: what is measured and its value. */
export function MarketFacts({ facts, isLarge = false }: MarketFactsProps) {
  const { t } = useTranslation('markets')
  const { t: specs } = useTranslation('specs')
  const rows = facts.map(({ label, value }) => (
    <Fact key={label} term={t(`facts.${label}`)}>
      {listed(formatSpecification(value, specs))}
    </Fact>
  ))
  return (
    <div>
      {isLarge ? (
        <Columns as="dl" columns="four" gap={6} className={styles.values}>
          {rows}
        </Columns>
      ) : (
        <Facts top="heavy">{rows}</Facts>
      )}
      {facts.some(({ sample }) => sample) && (
        <Text size="small" tone="muted" className={styles.note}>
          {specs('formats.sampleNote')}
        </Text>
      )}
    </div>
  )
}

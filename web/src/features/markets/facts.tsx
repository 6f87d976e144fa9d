import { useTranslation } from 'react-i18next'
import type { MarketFact } from '#content/market-sections.ts'
import { formatSpecification } from '#content/specification-values.ts'
import styles from './facts.module.css'

const SPACE = '\u00a0'

interface FactsProps {
  facts: readonly MarketFact[]
  /** Side by side with large values, as in an overview. */
  isLarge?: boolean
}

/** Facts of a section: what is measured and its value. */
export function Facts({ facts, isLarge = false }: FactsProps) {
  const { t } = useTranslation('markets')
  const { t: specs } = useTranslation('specs')
  return (
    <>
      <dl className={isLarge ? styles.large : styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(`facts.${label}`)}</dt>
            <dd>{formatSpecification(value, specs).replaceAll('EN AW-', `EN${SPACE}AW-`)}</dd>
          </div>
        ))}
      </dl>
      {facts.some(({ sample }) => sample) && (
        <p className={`${styles.note} caption muted`}>{specs('formats.sampleNote')}</p>
      )}
    </>
  )
}

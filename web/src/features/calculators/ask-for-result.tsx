import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { RequestLink } from '#components/request-link.tsx'
import styles from './calculator-result.module.css'
import type { Calculation } from './calculator-search.ts'
import { productsFor, wishOf } from './wish.ts'

interface AskForResultProps {
  calculation: Calculation
  /** The product that the address names, if any. */
  product: unknown
}

/** Puts what was calculated into the inquiry of a product, filled in; a click for each product that takes it. */
export function AskForResult({ calculation, product: asked }: AskForResultProps) {
  const { t } = useTranslation(['tools', 'shell'])
  const wish = wishOf(calculation)
  const products = wish ? productsFor(calculation.kind, wish, asked) : []
  if (!wish || products.length === 0) return null
  return (
    <nav className={styles.ask} aria-label={t('calculators.ask')}>
      <h2>{t('calculators.ask')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product}>
            <RequestLink
              product={product}
              wish={wish}
              className={product === asked ? 'btn btn--sm' : 'btn btn--line btn--sm'}
            >
              {t(`shell:productNames.${product}`)}
              <Icon name="arrow" />
            </RequestLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

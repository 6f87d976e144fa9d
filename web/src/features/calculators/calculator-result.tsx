import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { RequestLink } from '#components/request-link.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { productPath } from '#content/catalogue.ts'
import { Callout } from '#ui/callout.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './calculator-result.module.css'
import type { Calculation } from './calculator-search.ts'
import { exceeded, type Limit, limitsFor } from './limits.ts'
import { resultOf } from './result.ts'
import { limitSource, limitWarning, nominalText, resultText } from './result-texts.ts'
import { productsFor, wishOf } from './wish.ts'

/** What comes out, and which limits of plant or product it goes over, each with its source. @param product that the address names */
export function CalculatorResult({ calculation, product }: { calculation: Calculation; product: unknown }) {
  const { t } = useTranslation(['tools', 'shell'])
  const { t: specs } = useTranslation('specs')
  const { kind, values } = calculation
  const result = resultOf(calculation)
  const limits = limitsFor(kind, values.thickness ?? 1, calculation.product)
  const over = result ? exceeded(limits, result.measured) : []
  const [first, ...others] = result?.shown ?? []
  const source = (limit: Limit) => limitSource(limit, specs)

  return (
    <Stack as="section" gap={5} className={styles.result} aria-label={t('calculators.result')}>
      {first ? (
        <>
          <Callout as="div" className={styles.first}>
            <Text size="small" tone="muted">
              {t(`calculators.results.${first[0]}`)}
            </Text>
            <p key={resultText(first)} className={styles.figure}>
              {resultText(first)} <small>{t(`calculators.units.${first[0]}`)}</small>
            </p>
          </Callout>
          <Facts values="figures">
            {others.map((one) => (
              <Fact key={`${one[0]} ${resultText(one)}`} term={t(`calculators.results.${one[0]}`)}>
                {resultText(one)} {t(`calculators.units.${one[0]}`)}
              </Fact>
            ))}
          </Facts>
          <p className="sr" role="status">
            {`${t(`calculators.results.${first[0]}`)}: ${resultText(first)} ${t(`calculators.units.${first[0]}`)}`}
          </p>
        </>
      ) : (
        <Text tone="muted">{t('calculators.nothing')}</Text>
      )}
      {result && over.length === 0 && (
        <Callout tone="ok" className={styles.note}>
          <Icon name="check" />
          {t('calculators.within')}
        </Callout>
      )}
      {over.map((limit) => (
        <Callout key={`${limit.title} ${limit.label}`} tone="accent" className={styles.note}>
          <Icon name="warning" />
          <span>
            {limitWarning(limit, t)} {source(limit)} (
            <SiteLink to={productPath(limit.product)}>{t(`shell:productNames.${limit.product}`)}</SiteLink>
            {limit.isTypical && `, ${t('calculators.typical')}`}).
          </span>
        </Callout>
      ))}
      <AskForResult calculation={calculation} product={product} />
      <Text size="small" tone="muted">
        {`${t('calculators.limits')} ${limits.map(source).join('; ')}. ${nominalText(kind, t)}`}
      </Text>
    </Stack>
  )
}

interface AskForResultProps {
  calculation: Calculation
  /** The product that the address names, if any. */
  product: unknown
}

/** Puts what was calculated into the inquiry of a product, filled in; a click for each product that takes it. */
function AskForResult({ calculation, product: asked }: AskForResultProps) {
  const { t } = useTranslation(['tools', 'shell'])
  const wish = wishOf(calculation)
  const products = wish ? productsFor(calculation.kind, wish, asked) : []
  if (!wish || products.length === 0) return null
  return (
    <Stack as="nav" aria-label={t('calculators.ask')}>
      <Text as="h2" size="body">
        {t('calculators.ask')}
      </Text>
      <Row as="ul" gap={2}>
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
      </Row>
    </Stack>
  )
}

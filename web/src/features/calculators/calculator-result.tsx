import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { productPath } from '#content/catalogue.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { formatNumber } from '#lib/format.ts'
import { AskForResult } from './ask-for-result.tsx'
import styles from './calculator-result.module.css'
import type { Calculation } from './calculator-search.ts'
import { CoilDrawing } from './coil-drawing.tsx'
import { exceeded, type Limit, limitsFor } from './limits.ts'
import { type ResultName, resultOf } from './result.ts'

/** Decimals below 10 and below 1000; whole numbers from there on. */
function rounded(value: number): string {
  if (value < 10) return formatNumber(value, 3)
  return formatNumber(value, value < 1000 ? 1 : 0)
}
/** What is counted, and so never rounded up. */
const COUNTED: readonly ResultName[] = ['pieces', 'turns']

/** What comes out, and which limits of plant or product it goes over, each with its source. @param product that the address names */
export function CalculatorResult({ calculation, product }: { calculation: Calculation; product: unknown }) {
  const { t } = useTranslation(['tools', 'shell'])
  const { t: specs } = useTranslation('specs')
  const { kind, values } = calculation
  const result = resultOf(calculation)
  const limits = limitsFor(kind, values.thickness ?? 1, calculation.product)
  const over = result ? exceeded(limits, result.measured) : []
  const [first, ...others] = result?.shown ?? []
  const text = ([name, value]: readonly [ResultName, number]) =>
    COUNTED.includes(name) ? formatNumber(Math.floor(value), 0) : rounded(value)
  const source = (limit: Limit) =>
    `${specs(`titles.${limit.title}`)}, ${specs(`labels.${limit.label}`)}: ${formatSpecification(limit.value, specs)}`

  return (
    <section className={styles.result} aria-label={t('calculators.result')}>
      {kind === 'coil' && result && (
        <CoilDrawing
          outer={result.measured.outer ?? 0}
          core={values.core ?? 0}
          width={values.width ?? 0}
          limit={limits.find(({ measured }) => measured === 'outer')?.max ?? 0}
        />
      )}
      {first ? (
        <>
          <p key={text(first)} className={styles.figure}>
            {text(first)} <small>{t(`calculators.units.${first[0]}`)}</small>
          </p>
          <p className="muted">{t(`calculators.results.${first[0]}`)}</p>
          <dl className={styles.rows}>
            {others.map((one) => (
              <div key={`${one[0]} ${text(one)}`}>
                <dt>{t(`calculators.results.${one[0]}`)}</dt>
                <dd>
                  {text(one)} {t(`calculators.units.${one[0]}`)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="sr" role="status">
            {`${t(`calculators.results.${first[0]}`)}: ${text(first)} ${t(`calculators.units.${first[0]}`)}`}
          </p>
        </>
      ) : (
        <p className="muted">{t('calculators.nothing')}</p>
      )}
      {result && over.length === 0 && (
        <p className={`${styles.note} ${styles.within}`}>
          <Icon name="check" />
          {t('calculators.within')}
        </p>
      )}
      {over.map((limit) => (
        <p key={`${limit.title} ${limit.label}`} className={`${styles.note} ${styles.over}`}>
          <Icon name="warning" />
          <span>
            {t(limit.label === 'width' ? 'calculators.over.ofProduct' : `calculators.over.${limit.measured}`)}{' '}
            {source(limit)} (
            <SiteLink to={productPath(limit.product)}>{t(`shell:productNames.${limit.product}`)}</SiteLink>
            {limit.isTypical && `, ${t('calculators.typical')}`}).
          </span>
        </p>
      ))}
      <AskForResult calculation={calculation} product={product} />
      <p className={`${styles.limits} caption muted`}>
        {`${t('calculators.limits')} ${limits.map(source).join('; ')}. ${t('calculators.nominal')}`}
      </p>
    </section>
  )
}

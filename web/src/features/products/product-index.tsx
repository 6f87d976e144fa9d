import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import field from '#components/line-field.module.css'
import { SiteLink } from '#components/site-link.tsx'
import { useUnitSystem } from '#components/use-unit-system.ts'
import { catalogue, type ProductUrl, productPath, productUrls } from '#content/catalogue.ts'
import { productFigures } from '#content/product-figures.ts'
import { formatSpecification } from '#content/specification-values.ts'
import { Row } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import { ProductGlyph } from './product-glyph.tsx'
import styles from './product-index.module.css'
import { wordsWithin } from './words-within.ts'

/** So many alloys of a product are named; the others are counted. */
const MAX_ALLOYS = 3

/** All products with what tells them apart, narrowed down by what is typed; without scripts all of them. */
export function ProductIndex() {
  const { t } = useTranslation(['products', 'shell'])
  const { t: specs } = useTranslation('specs')
  const [units] = useUnitSystem()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated counts.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const alloysOf = (product: ProductUrl) => {
    const value = productFigures(product).find(({ label }) => label === 'alloys')?.value
    return value?.kind === 'list' ? value.values.map(String) : []
  }
  const isFound = (product: ProductUrl) => {
    const { title, tags } = t(`products.${product}`, { returnObjects: true })
    return wordsWithin([t(`shell:productNames.${product}`), title, ...tags, ...alloysOf(product)], typed)
  }
  const groups = catalogue
    .map(({ category, products }) => ({
      category,
      products,
      found: (products as readonly ProductUrl[]).filter(isFound),
    }))
    .filter(({ found }) => found.length > 0)
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <section className={styles.index} aria-labelledby="all-products">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="all-products">{t('index.title', { count: productUrls.length })}</h2>
          <search className={`${field.line} ${styles.filter} no-print`}>
            <Icon name="search" />
            <label className="sr" htmlFor="product-filter">
              {t('index.filter')}
            </label>
            <input
              ref={input}
              id="product-filter"
              type="search"
              autoComplete="off"
              placeholder={t('index.placeholder')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </search>
          <Text as="output" htmlFor="product-filter" size="small" tone="muted" className="no-print">
            {t('index.count', { count })}
          </Text>
        </div>
        {groups.map(({ category, products, found }) => (
          <Split key={category} className={styles.group}>
            <h3 id={category} className={styles.name}>
              {t(`categories.${category}`)}
            </h3>
            <Table stacks top="heavy" className={styles.table} aria-labelledby={category}>
              <thead>
                <tr>
                  <th scope="col">{t('index.product')}</th>
                  {productFigures(products[0])
                    .slice(0, 3)
                    .map(({ label }) => (
                      <th key={label} scope="col">
                        {label === 'alloys' ? specs('formats.figureAlloys') : specs(`labels.${label}`)}
                      </th>
                    ))}
                </tr>
              </thead>
              <tbody>
                {found.map((product) => {
                  const [first, second] = productFigures(product)
                  const alloys = alloysOf(product).map((alloy) => alloy.replace('EN AW-', ''))
                  return (
                    <tr key={product}>
                      <th scope="row">
                        <SiteLink to={productPath(product)}>
                          <ProductGlyph product={product} />
                          <Text as="span" size="title">
                            {t(`shell:productNames.${product}`)}
                          </Text>
                        </SiteLink>
                      </th>
                      {[first, second].map(
                        (row) =>
                          row && <td key={`${row.label} ${units}`}>{formatSpecification(row.value, specs, units)}</td>,
                      )}
                      <td>
                        <span translate="no">{alloys.slice(0, MAX_ALLOYS).join(' · ')}</span>
                        {alloys.length > MAX_ALLOYS && (
                          <small>{t('index.more', { count: alloys.length - MAX_ALLOYS })}</small>
                        )}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </Table>
          </Split>
        ))}
        {count === 0 && (
          <Text size="large" className={styles.none}>
            {t('index.none')}
          </Text>
        )}
        <Row between gap={4}>
          <Text size="small" tone="muted">
            {specs('formats.sampleNote')}
          </Text>
          <SiteLink to="/products/finder" className="btn btn--line no-print">
            {t('shell:pages.finder')}
            <Icon name="arrow" />
          </SiteLink>
        </Row>
      </div>
    </section>
  )
}

import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import fold from '#components/fold.module.css'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { formatSpecification } from '#content/specification-values.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { type Compared, comparePath, places } from './compare-search.ts'
import styles from './compare-table.module.css'
import { type ComparedRow, comparedRows, type Entry } from './compared-rows.ts'
import { ProductSelect } from './product-select.tsx'

/** Said once, beside the row's name, and not before each alloy. */
const ALLOY_SYSTEM = 'EN AW-'

interface CompareTableProps {
  compared: Compared
  /** Told what was chosen in which field of the head. */
  onChoose: (chosen: Readonly<Record<string, string>>) => void
}

/** The rows in which the compared products differ beside each other, each with a mark and a word; the others are folded. */
export function CompareTable({ compared, onChoose }: CompareTableProps) {
  const { t } = useTranslation(['tools', 'specs', 'shell'])
  const { t: specs } = useTranslation('specs')
  const { products, system } = compared
  const rows = comparedRows(products)
  // Alone a product has nothing to differ from.
  const differing = rows.filter(({ isDifferent }) => isDifferent || products.length === 1)
  const same = rows.filter((row) => !differing.includes(row))
  const isTypical = rows.some(({ cells }) => cells.flat().some((entry) => entry.isTypical))

  const entry = ({ title, value }: Entry, { shared }: ComparedRow) => (
    <Fragment key={title}>
      {title && (
        <Text size="small" tone="muted" className={styles.title}>
          {specs(`titles.${title}`)}
        </Text>
      )}
      {value.kind === 'list' && !value.unit ? (
        <Row as="ul" gap={2} className={styles.tags} translate="no">
          {value.values.map((item) => (
            <li key={item} className={products.length > 1 && !shared.has(String(item)) ? styles.own : undefined}>
              {String(item).replace(ALLOY_SYSTEM, '')}
            </li>
          ))}
        </Row>
      ) : (
        <span>{formatSpecification(value, specs, system)}</span>
      )}
    </Fragment>
  )
  const tableRow = (row: ComparedRow) => (
    <tr key={row.label} className={row.isDifferent ? styles.different : undefined}>
      <th scope="row">
        {row.label === 'alloys' ? specs('formats.figureAlloys') : specs(`labels.${row.label}`)}
        {row.isDifferent && <span className="sr"> ({t('compare.different')})</span>}
      </th>
      {products.map((product, index) => {
        const cell = row.cells[index] ?? []
        return (
          <td key={product}>
            {cell.length > 0 ? (
              cell.map((one) => entry(one, row))
            ) : (
              <span className={styles.none}>{t('compare.notStated')}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by the keyboard.
    <section className={styles.frame} aria-label={t('compare.table')} tabIndex={0}>
      <table key={system}>
        <thead>
          <tr>
            <td>
              {isTypical && (
                <Text size="small" tone="muted">
                  {t('compare.typical')}
                </Text>
              )}
            </td>
            {products.map((product, index) => {
              const place = places[index] ?? places[0]
              const id = `compare-${place}`
              const others = products.filter((one) => one !== product)
              return (
                <th key={place} scope="col">
                  <label htmlFor={id} className="sr">
                    {t(`compare.places.${place}`)}
                  </label>
                  <ProductSelect
                    id={id}
                    name={place}
                    product={product}
                    taken={products}
                    onChoose={(chosen) => onChoose({ [place]: chosen })}
                  />
                  <SiteLink
                    to={comparePath({ ...compared, products: others })}
                    className={`${styles.remove} no-print`}
                    aria-label={t('compare.remove', { name: t(`shell:productNames.${product}`) })}
                    resetScroll={false}
                  >
                    {t('compare.removeShort')}
                  </SiteLink>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{differing.map(tableRow)}</tbody>
      </table>
      {differing.length === 0 && <p className={styles.none}>{t('compare.noDifferences')}</p>}
      {same.length > 0 && (
        <details className={`${fold.fold} ${styles.same}`} open={differing.length === 0}>
          <summary>
            <Icon name="plus" />
            {t('compare.same', { count: same.length })}
          </summary>
          <table>
            <thead className={`${styles.hidden} sr`}>
              <tr>
                <td />
                {products.map((product) => (
                  <th key={product} scope="col">
                    {t(`shell:productNames.${product}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{same.map(tableRow)}</tbody>
          </table>
        </details>
      )}
    </section>
  )
}

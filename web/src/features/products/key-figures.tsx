import { useTranslation } from 'react-i18next'
import { useUnitSystem } from '#components/use-unit-system.ts'
import type { ProductUrl } from '#content/catalogue.ts'
import { productFigures } from '#content/product-figures.ts'
import { formatFigure } from '#content/specification-values.ts'
import styles from './key-figures.module.css'

/** The four values by which a buyer knows whether to read on, in the units of the tables. */
export function KeyFigures({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('specs')
  const [units] = useUnitSystem()
  const figures = productFigures(product)
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => {
        const { number, unit, isLimit } = formatFigure(value, t, units)
        const name = label === 'alloys' ? t('formats.figureAlloys') : t(`labels.${label}`)
        const isList = value.kind === 'list'
        return (
          <div key={label} className={isList ? styles.list : undefined}>
            <dt>{isLimit ? t('formats.figureLimit', { name }) : name}</dt>
            <dd key={units} translate={isList ? 'no' : undefined}>
              {number} {unit && <small>{unit}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isSample, SpecificationTable } from '#components/specification-table.tsx'
import { UnitSwitch } from '#components/unit-switch.tsx'
import { useUnitSystem } from '#components/use-unit-system.ts'
import { dimensionOf, drawnId, drawnShapes, rowId } from '#content/drawn-dimensions.ts'
import type { SpecificationRow, SpecificationTable as Table } from '#content/specification-table.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { MetalDrawing } from './drawing/metal-drawing.tsx'
import { useLitDimension } from './drawing/use-lit-dimension.ts'
import { PhoneFold } from './phone-fold.tsx'
import styles from './specification.module.css'

/** Id of the heading of the tables. */
const SPECIFICATION = 'specification'
/** Tables that are never folded. */
const FIRST = 1

/**
 * The tables and swatches of a product (PROD-12, PROD-13), in millimetres or in inches, and what of them can be drawn. On a
 * phone the tables after the first are folded, and two drawings stand side by side, to be moved through.
 */
export function Specification({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('specs')
  const [units, choose] = useUnitSystem()
  const place = useRef<HTMLElement>(null)
  useLitDimension(place)
  const shapes = drawnShapes(tables)
  /** Of several rows with one dimension the first is what the drawing leads to. */
  const linked = new Set<string>()
  const linkOf = (title: Table['title']) => (label: SpecificationRow['label']) => {
    const dimension = dimensionOf(tables, title, label)
    if (!dimension) return undefined
    const id = linked.has(dimension) ? undefined : rowId(dimension)
    linked.add(dimension)
    return { dimension, id, href: `#${drawnId(dimension)}` }
  }
  const isFolded = tables.length > FIRST
  const rest = isFolded ? tables.slice(FIRST) : []
  const tableOf = (table: Table) => (
    <SpecificationTable key={table.title} table={table} units={units} linkOf={linkOf(table.title)} isNoted />
  )
  return (
    <section ref={place} className={styles.specification} aria-labelledby={SPECIFICATION}>
      <Row between gap={5}>
        <h2 id={SPECIFICATION}>{t('formats.tablesHeading')}</h2>
        <UnitSwitch units={units} onChoose={choose} />
      </Row>
      {tables.some(isSample) && (
        <Text size="small" tone="muted" className={styles.note}>
          {t('formats.sampleNote')}
        </Text>
      )}
      <div className={shapes.length > 0 ? styles.drawn : undefined}>
        {shapes.length > 0 && (
          <div className={styles.drawings} data-drawings>
            {shapes.map((shape) => (
              <MetalDrawing key={shape} shape={shape} tables={tables} units={units} />
            ))}
          </div>
        )}
        <div className={styles.tables}>
          {(isFolded ? tables.slice(0, FIRST) : tables).map(tableOf)}
          {isFolded && (
            <PhoneFold
              name={t('formats.moreTables', { count: rest.length })}
              contents={rest.map(({ title }) => t(`titles.${title}`))}
              className={styles.tables}
            >
              {rest.map(tableOf)}
            </PhoneFold>
          )}
        </div>
      </div>
    </section>
  )
}

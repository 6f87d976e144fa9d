import { useTranslation } from 'react-i18next'
import { drawnValues, type Shape } from '#content/drawn-dimensions.ts'
import type { SpecificationTable } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { CoilDrawing } from './coil-drawing.tsx'
import styles from './metal-drawing.module.css'
import { SheetDrawing } from './sheet-drawing.tsx'

interface MetalDrawingProps {
  shape: Shape
  tables: readonly SpecificationTable[]
  units: UnitSystem
}

/** The largest piece of a product with the sizes of its tables: each leads to its row, and each such row to its size. */
export function MetalDrawing({ shape, tables, units }: MetalDrawingProps) {
  const { t } = useTranslation(['specs', 'products'])
  const values = drawnValues(tables, shape)
  const Drawing = shape === 'coil' ? CoilDrawing : SheetDrawing
  return (
    <figure className={styles.drawing}>
      <Drawing
        values={values}
        textOf={(label) => {
          const value = values[label]
          if (!value) throw new Error(`A ${shape} is drawn without ${label}.`)
          return { name: t(`labels.${label}`), value: formatSpecification(value, t, units) }
        }}
      />
      <figcaption>{t(`products:drawing.${shape}`)}</figcaption>
    </figure>
  )
}

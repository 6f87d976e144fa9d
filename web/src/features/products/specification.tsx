import { useTranslation } from 'react-i18next'
import { Segments } from '#components/segments.tsx'
import { SpecificationTable } from '#components/specification-table.tsx'
import type { SpecificationTable as Table } from '#content/specification-table.ts'
import { unitSystems } from '#content/unit-systems.ts'
import styles from './specification.module.css'
import { useUnitSystem } from './use-unit-system.ts'

/** Where the tables begin on the page. */
export const SPECIFICATION = 'specification'

/** The tables and swatches of a product (PROD-12, PROD-13), in millimetres or in inches. */
export function Specification({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('specs')
  const [units, choose] = useUnitSystem()
  return (
    <section className={styles.specification} aria-labelledby={SPECIFICATION}>
      <div className={styles.head}>
        <h2 id={SPECIFICATION} tabIndex={-1}>
          {t('formats.tablesHeading')}
        </h2>
        <Segments
          label={t('formats.unitSwitch')}
          options={unitSystems.map((id) => ({ id, name: t(`formats.${id}`) }))}
          chosen={units}
          onChoose={choose}
        />
      </div>
      <div className={styles.tables}>
        {tables.map((table) => (
          <SpecificationTable key={table.title} table={table} units={units} />
        ))}
      </div>
    </section>
  )
}

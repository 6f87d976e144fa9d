import { useTranslation } from 'react-i18next'
import styles from '#components/fold.module.css'
import { Icon } from '#components/icon.tsx'
import { SpecificationTable } from '#components/specification-table.tsx'
import { useUnitSystem } from '#components/use-unit-system.ts'
import type { ProductUrl } from '#content/catalogue.ts'
import type { SpecificationTable as Table } from '#content/specification-table.ts'
import type { ProductCertificate } from '#lib/product-certificates.ts'
import { Certificates } from './certificates.tsx'
import { Standards } from './standards.tsx'

interface StandardsFoldProps {
  product: ProductUrl
  /** What the plant makes in all. */
  capacity: readonly Table[]
  certificates: readonly ProductCertificate[]
}

/** What few readers of a product look for, folded: the standards, the certificates, and what the plant makes in all. */
export function StandardsFold({ product, capacity, certificates }: StandardsFoldProps) {
  const { t } = useTranslation('products')
  const [units] = useUnitSystem()
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="plus" />
        {t(certificates.length > 0 ? 'labels.standardsAndCertificates' : 'labels.standards')}
      </summary>
      <div>
        <Standards product={product} />
        <Certificates certificates={certificates} />
        {capacity.map((table) => (
          <SpecificationTable key={table.title} table={table} units={units} isNoted />
        ))}
      </div>
    </details>
  )
}

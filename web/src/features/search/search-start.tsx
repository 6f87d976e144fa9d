import { useTranslation } from 'react-i18next'
import { catalogue, productPath } from '#content/catalogue.ts'
import type { SitePath } from '#content/site-pages.ts'
import styles from './search-results.module.css'

/** What is asked for most, without products. */
const SHORTCUTS = [
  ['pages.salesDepartment', '/contacts/sales-department'],
  ['pages.certificates', '/download-center/certificates'],
  ['pages.financialStatements', '/investors/financial-statements'],
  ['pages.openPositions', '/careers/open-positions'],
] as const satisfies readonly (readonly [string, SitePath])[]

/** Where to begin when nothing is typed or nothing was found: all products by family, and what is asked for most. */
export function SearchStart() {
  const { t } = useTranslation(['search', 'shell'])
  return (
    <div className={styles.start}>
      {catalogue.map(({ category, key, products }) => (
        <section key={category}>
          <h2 className="h4">{t(`shell:productGroups.${key}`)}</h2>
          <ul>
            {products.map((product) => (
              <li key={product}>
                <a href={productPath(product)}>{t(`shell:productNames.${product}`)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="h4">{t('asked')}</h2>
        <ul>
          {SHORTCUTS.map(([name, path]) => (
            <li key={path}>
              <a href={path}>{t(`shell:${name}`)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { KeptRegion } from '#components/kept-region.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { ToolHead, ToolPage, toolContent } from '#components/tool-page.tsx'
import { UnitSwitch } from '#components/unit-switch.tsx'
import { type Search, type ToolPageProps, useEditedSearch, withoutRegion } from '#components/use-edited-search.ts'
import { useTypedEarly } from '#components/use-typed-early.ts'
import { productPath } from '#content/catalogue.ts'
import { productGroups } from '#content/navigation.ts'
import { familyOf, type ProductFamily } from '#content/product-sales.ts'
import { Row, Stack } from '#ui/layout.tsx'
import styles from './compare-page.module.css'
import { comparePath, readCompared } from './compare-search.ts'
import { CompareTable } from './compare-table.tsx'
import { MAX_COMPARED } from './compared-rows.ts'

/** `/products/compare`: up to four products side by side, differences marked; all of it is in the address. */
export function ComparePage({ search, address }: ToolPageProps) {
  const { t } = useTranslation(['tools', 'specs', 'shell'])
  const [shown, edit] = useEditedSearch(search)
  const compared = readCompared(shown)
  const { products, system } = compared
  const families = [...new Set(products.map(familyOf))]
  const [first = 'Rolled', ...others]: ProductFamily[] = families.length > 0 ? families : ['Rolled', 'Extruded']
  const asSearch = (next: Partial<typeof compared>): Search =>
    Object.fromEntries(new URLSearchParams(comparePath({ ...compared, ...next }).split('?')[1]))

  const add = (product: string) => edit(asSearch({ products: readCompared({ ...shown, add: product }).products }), true)
  useTypedEarly(({ add: chosen }) => chosen && add(chosen))

  return (
    <ToolPage address={address}>
      <div className={toolContent}>
        <ToolHead title={t('shell:pages.compare')} lead={t('compare.lead')}>
          {products.length > 0 && (
            <Row gap={6} className={styles.tools}>
              <UnitSwitch units={system} onChoose={(units) => edit(asSearch({ system: units }), true)} />
              <button type="button" className="btn btn--line btn--sm" onClick={() => window.print()}>
                {t('print')}
              </button>
            </Row>
          )}
        </ToolHead>
        {products.length > 0 && <CompareTable compared={compared} />}
        {products.length < MAX_COMPARED && (
          <form method="get" action="/products/compare" className={`${styles.add} field no-print`}>
            <label htmlFor="compare-add">{products.length > 0 ? t('compare.add') : t('compare.start')}</label>
            <select
              id="compare-add"
              name="add"
              className="select"
              value=""
              onChange={({ target }) => add(target.value)}
            >
              <option value="">{t('compare.choose')}</option>
              {productGroups.map(({ label, links }) => (
                <optgroup key={label} label={t(`shell:${label}`)}>
                  {links
                    .filter(({ to }) => !products.some((product) => productPath(product) === to))
                    .map((link) => (
                      <option key={link.to} value={link.to.split('/').at(-1)}>
                        {t(`shell:${link.label}`)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
            {products.length > 0 && <input type="hidden" name="products" value={products.join(',')} />}
            <KeptRegion />
            {system === 'imperial' && <input type="hidden" name="units" value={system} />}
            <noscript>
              <button type="submit" className="btn btn--line">
                {t('compare.addButton')}
              </button>
            </noscript>
          </form>
        )}
        {products.length === 0 && (
          <Stack as="ul" gap={2} className={styles.examples}>
            {(
              [
                ['household-foil', 'container-foil', 'converter-foil', 'technical-foil'],
                ['standard-sheets-and-strips', 'standard-sheets'],
                ['profiles-for-building-and-architecture', 'industrial-profiles'],
              ] as const
            ).map((example) => (
              <li key={example[0]}>
                <SiteLink to={comparePath({ ...compared, products: example })} className="link" resetScroll={false}>
                  {example.map((product) => t(`shell:productNames.${product}`)).join(', ')}
                  <Icon name="arrow" />
                </SiteLink>
              </li>
            ))}
          </Stack>
        )}
        <p className="sr" role="status">
          {products.length > 0 && t('compare.count', { count: products.length })}
        </p>
        <SalesPerson families={[first, ...others]} kept={withoutRegion(shown)} isWide />
      </div>
    </ToolPage>
  )
}

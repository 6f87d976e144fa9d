import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { KeptRegion } from '#components/kept-region.tsx'
import { RequestLink } from '#components/request-link.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { ToolHead, ToolPage, toolContent } from '#components/tool-page.tsx'
import { UnitSwitch } from '#components/unit-switch.tsx'
import { type Search, type ToolPageProps, useEditedSearch, withoutRegion } from '#components/use-edited-search.ts'
import { useTypedEarly } from '#components/use-typed-early.ts'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { familyOf, type ProductFamily } from '#content/product-sales.ts'
import { Row, Stack } from '#ui/layout.tsx'
import styles from './compare-page.module.css'
import { asFields, comparePath, places, readCompared } from './compare-search.ts'
import { CompareTable } from './compare-table.tsx'
import { ProductSelect } from './product-select.tsx'

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
  const choose = (chosen: Readonly<Record<string, string>>) =>
    edit(asSearch({ products: readCompared({ ...asFields(products), ...chosen }).products }), true)
  useTypedEarly(choose)

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
        <form method="get" action="/products/compare" aria-label={t('shell:pages.compare')}>
          {products.length > 0 && <CompareTable compared={compared} onChoose={choose} />}
          <Row align="end" gap={6} className={`${styles.below} no-print`}>
            {products.length > 0 && <AskAbout products={products} />}
            {products.length < places.length && (
              <div className={`${styles.add} field`}>
                <label htmlFor="compare-add">{products.length > 0 ? t('compare.add') : t('compare.start')}</label>
                <ProductSelect id="compare-add" name="add" taken={products} onChoose={(add) => choose({ add })} />
              </div>
            )}
          </Row>
          <KeptRegion />
          {system === 'imperial' && <input type="hidden" name="units" value={system} />}
          <noscript>
            <button type="submit" className="btn btn--line">
              {t('compare.show')}
            </button>
          </noscript>
        </form>
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

/** One inquiry about all that are compared, and the page of each. */
function AskAbout({ products }: { products: readonly ProductUrl[] }) {
  const { t } = useTranslation(['tools', 'shell'])
  const [product, ...also] = products
  if (!product) return null
  return (
    <Stack gap={3}>
      <RequestLink product={product} wish={also.length > 0 ? { also } : {}} className={`${styles.ask} btn`}>
        {also.length === 1 ? t('compare.askBoth') : t('compare.ask', { count: products.length })}
        <Icon name="arrow" />
      </RequestLink>
      <Row as="ul" gap={6}>
        {products.map((one) => (
          <li key={one}>
            <SiteLink to={productPath(one)} className="link">
              {t(`shell:productNames.${one}`)}
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </Row>
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import menu from '#components/menu.module.css'
import { SalesPerson } from '#components/sales-person.tsx'
import { SideMenu } from '#components/side-menu.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { catalogue, type ProductUrl, productPath } from '#content/catalogue.ts'
import { familyOf, placeOf, salesStaffPath } from '#content/product-sales.ts'
import { Text } from '#ui/text.tsx'
import styles from './product-aside.module.css'

/** Beside a product: those of its category (PROD-09), the other categories (PROD-10), and who sells it. */
export function ProductAside({ product }: { product: ProductUrl }) {
  const { t } = useTranslation(['products', 'shell'])
  const { category, products } = placeOf(product)
  const links = products.map((one) => ({ name: t(`shell:productNames.${one}`), url: productPath(one) }))
  return (
    <SideMenu links={links} select={t('labels.selectProduct')}>
      <nav className={styles.others} aria-labelledby="see-also">
        <Text as="h2" size="body" id="see-also">
          {t('labels.seeAlso')}
        </Text>
        <ul className={menu.links}>
          {catalogue
            .filter((group) => group.category !== category)
            .map((group) => (
              <li key={group.category}>
                <SiteLink to={productPath(group.products[0])}>{t(`categories.${group.category}`)}</SiteLink>
              </li>
            ))}
        </ul>
      </nav>
      <Seller key={product} product={product} />
    </SideMenu>
  )
}

/** Whom to ask about a product, beside it and always in view, and the way to all who sell it. */
function Seller({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('products')
  return (
    <SalesPerson families={[familyOf(product)]}>
      <SiteLink to={salesStaffPath(product)} className="link">
        {t('labels.byCountry')}
        <Icon name="arrow" />
      </SiteLink>
    </SalesPerson>
  )
}

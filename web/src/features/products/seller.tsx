import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { familyOf, salesStaffPath } from '#content/product-sales.ts'
import styles from './seller.module.css'

/** Whom to ask about a product, beside it and always in view, and the way to all who sell it. */
export function Seller({ product }: { product: ProductUrl }) {
  const { t } = useTranslation('products')
  return (
    <SalesPerson families={[familyOf(product)]}>
      <SiteLink to={salesStaffPath(product)} className={`${styles.all} link`}>
        {t('labels.byCountry')}
        <Icon name="arrow" />
      </SiteLink>
    </SalesPerson>
  )
}

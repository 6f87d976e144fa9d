import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Share } from '#components/share.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { offers } from '#content/offers.ts'
import { mailto } from '#lib/mailto.ts'
import styles from './product-actions.module.css'

interface ProductActionsProps {
  product: ProductUrl
  /** As the visitor reads it. */
  name: string
  /** The public address of the page, to be shared. */
  address: string
}

/** What a visitor can do about a product: reach sales (PROD-15), write (PROD-16), share (PROD-20), print. */
export function ProductActions({ product, name, address }: ProductActionsProps) {
  const { t } = useTranslation('products')
  const letter = {
    subject: t('labels.mailtoSubject', { product: name }),
    body: t('labels.mailtoBody', { product: name }),
  }
  return (
    <div className={styles.actions}>
      <SiteLink to="/contacts/sales-department" className="link">
        {t('labels.salesDepartment')}
      </SiteLink>
      <a className="link" href={mailto(brand.emails.sales, letter)}>
        {t('labels.mailto')}
      </a>
      <button type="button" className="link" onClick={() => window.print()}>
        {t('labels.print')}
      </button>
      <SiteLink to={`/products/compare?products=${product}`} className="link">
        {t('labels.compare')}
      </SiteLink>
      <SiteLink to={`/products/calculators?kind=${calculatorOf(product)}&product=${product}`} className="link">
        {t('labels.calculate')}
      </SiteLink>
      {calculatorOf(product) === 'profile' && (
        <SiteLink to="/products/section-check" className="link">
          {t('labels.checkSection')}
        </SiteLink>
      )}
      <Share url={address} />
    </div>
  )
}

/** Of the calculators the one for the form in which the product comes. */
function calculatorOf(product: ProductUrl): 'coil' | 'sheet' | 'profile' {
  const form = offers.find((offer) => offer.product === product)?.form
  return form === 'sheet' || form === 'profile' ? form : 'coil'
}

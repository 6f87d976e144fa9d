import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { sellerOf } from '#content/product-sales.ts'
import { PhoneIcon } from './phone-icon.tsx'
import styles from './seller.module.css'

interface SellerProps {
  product: ProductUrl
  onInquiry: () => void
}

/** The sales person of a product beside it, always in view. */
export function Seller({ product, onInquiry }: SellerProps) {
  const { t } = useTranslation('products')
  const { url, name, position, phone } = sellerOf(product)
  const initials = name.split(' ').map((part) => part[0])
  return (
    <section className={styles.seller} aria-label={t('labels.ask')}>
      <SiteLink to={`/contacts/sales-department/${url}`} className={styles.person} resetScroll>
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <span>
          <strong>{name}</strong>
          <span>{position}</span>
        </span>
      </SiteLink>
      <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
        <PhoneIcon />
        {phone}
      </a>
      <button type="button" className="btn" onClick={onInquiry}>
        {t('labels.inquiry')}
        <Icon name="arrow" />
      </button>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Avatar } from '#components/avatar.tsx'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { ProductUrl } from '#content/catalogue.ts'
import { contactOf, salesStaffPath } from '#content/product-sales.ts'
import { PhoneIcon } from './phone-icon.tsx'
import styles from './seller.module.css'

interface SellerProps {
  product: ProductUrl
  onInquiry: () => void
}

/** Whom to ask about a product, beside it and always in view, and the way to the person for the reader's country. */
export function Seller({ product, onInquiry }: SellerProps) {
  const { t } = useTranslation('products')
  const person = contactOf(product)
  return (
    <section className={styles.seller} aria-label={t('labels.ask')}>
      <SiteLink to={`/contacts/sales-department/${person.url}`} className={styles.person}>
        <Avatar person={person} size="small" />
        <span>
          <strong>{person.name}</strong>
          <span>{person.position}</span>
        </span>
      </SiteLink>
      <a className={styles.phone} href={`tel:${person.phone.replaceAll(' ', '')}`}>
        <PhoneIcon />
        {person.phone}
      </a>
      <SiteLink to={salesStaffPath(product)} className={`${styles.country} link`}>
        {t('labels.byCountry')}
        <Icon name="arrow" />
      </SiteLink>
      <button type="button" className="btn" onClick={onInquiry}>
        {t('labels.inquiry')}
        <Icon name="arrow" />
      </button>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Share } from '#components/share.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { mailto } from '#lib/mailto.ts'
import styles from './product-actions.module.css'

interface ProductActionsProps {
  /** As the visitor reads it. */
  name: string
  /** The public address of the page, to be shared. */
  address: string
}

/** What a visitor can do about a product: reach sales (PROD-15), write (PROD-16), share (PROD-20), print. */
export function ProductActions({ name, address }: ProductActionsProps) {
  const { t } = useTranslation('products')
  const letter = {
    subject: t('labels.mailtoSubject', { product: name }),
    body: t('labels.mailtoBody', { product: name }),
  }
  return (
    <div className={styles.actions}>
      <SiteLink to="/contacts/sales-department" className="btn btn--line">
        {t('labels.salesDepartment')}
      </SiteLink>
      <a className="btn btn--line" href={mailto(brand.emails.sales, letter)}>
        {t('labels.mailto')}
      </a>
      <button type="button" className="btn btn--line" onClick={() => window.print()}>
        {t('labels.print')}
      </button>
      <Share url={address} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { type ProductUrl, productPath } from '#content/catalogue.ts'
import { placeOf } from '#content/product-sales.ts'
import styles from './product-neighbours.module.css'

/** The products before and after this one in its category (PROD-18); none at the ends (AMB-17). */
export function ProductNeighbours({ product }: { product: ProductUrl }) {
  const { t } = useTranslation(['products', 'shell'])
  const { previous, next } = placeOf(product)
  return (
    <nav className={styles.neighbours} aria-label={t('labels.neighbours')}>
      {previous && (
        <SiteLink to={productPath(previous)} className={styles.previous} resetScroll>
          <small>
            <Icon name="left" /> {t('labels.previous')}
          </small>
          <strong>{t(`shell:productNames.${previous}`)}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={productPath(next)} className={styles.next} resetScroll>
          <small>
            {t('labels.next')} <Icon name="arrow" />
          </small>
          <strong>{t(`shell:productNames.${next}`)}</strong>
        </SiteLink>
      )}
    </nav>
  )
}

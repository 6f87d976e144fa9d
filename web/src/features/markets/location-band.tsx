import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { BulgariaMap } from '#components/bulgaria-map.tsx'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import styles from './location-band.module.css'

/** The way to the factory, over the whole width (MKT-06). */
export function LocationBand() {
  const { t } = useTranslation('shell')
  return (
    <SiteLink to="/contacts/factory-location" className={styles.band}>
      <BulgariaMap view="band" />
      <span className={`${styles.inside} wrap`}>
        <span className={styles.box}>
          <span>
            <strong>{t('pages.factoryLocation')}</strong>
            <small>{brand.address.join(', ')}</small>
          </span>
          <span className={styles.go}>
            <Icon name="arrow" size="large" />
          </span>
        </span>
      </span>
    </SiteLink>
  )
}

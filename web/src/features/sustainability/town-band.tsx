import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import styles from './town-band.module.css'

/** What the company does for the town. */
export function TownBand() {
  const { t } = useTranslation(['sustainability', 'shell'])
  return (
    <section className={`${styles.town} on-dark`} aria-labelledby="town">
      <div className={`${styles.inside} wrap grid`}>
        <h2 id="town">{t('responsibility.town.heading')}</h2>
        <div className={styles.text}>
          <p className="lead">{t('responsibility.town.text')}</p>
          <a className="btn btn--white" href={brand.banners.cleanCity.url} target="_blank" rel="noopener">
            {t('responsibility.town.link')} <Icon name="arrow" />
            <span className="sr">({t('shell:buttons.newTab')})</span>
          </a>
        </div>
      </div>
    </section>
  )
}

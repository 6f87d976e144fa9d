import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { pictures } from '#pictures/pictures.ts'
import styles from './town-band.module.css'

/** What the company does for the town. */
export function TownBand() {
  const { t } = useTranslation(['sustainability', 'shell'])
  return (
    <section className={`${styles.town} on-dark`} aria-labelledby="town">
      <Picture picture={pictures['cover-facade']} alt="" sizes="100vw" className={styles.picture} />
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

import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Film } from '#components/film.tsx'
import { openingPictures } from '#pictures/opening-pictures.ts'
import styles from './overview.module.css'
import { StaticPart } from './static-part.tsx'

/** What the company is, in words and in a film (HOME-07). */
export function Overview() {
  const { t } = useTranslation('home')
  return (
    <section className={`${styles.overview} on-dark`} aria-labelledby="overview-heading">
      <div className="wrap">
        <StaticPart name="OverviewText" />
        <div className={styles.film}>
          <Film
            src={brand.videos.factory}
            poster={openingPictures['hero-casting']}
            title={t('overview.video.title')}
            caption={t('overview.video.caption')}
            play={t('overview.video.play')}
          />
        </div>
      </div>
    </section>
  )
}

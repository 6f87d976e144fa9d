import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Picture } from '#components/picture.tsx'
import { timeline } from '#content/timeline.ts'
import { pictures } from '#pictures/pictures.ts'
import { CompanyLayout } from './company-layout.tsx'
import styles from './timeline-page.module.css'
import { useReached } from './use-reached.ts'

/** Sixteen entries and the marker that it goes on (ABOUT-23 … 26, AMB-36); scrolling moves the present along. */
export function TimelinePage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const { list, reached } = useReached()
  const texts = t('timeline.entries')
  const stateOf = (place: number) => {
    if (reached === null) return undefined
    return place < reached ? 'past' : place === reached ? 'present' : 'future'
  }
  return (
    <CompanyLayout page="timeline" address={address}>
      <Intro lead={t('timeline.lead')} />
      <ol ref={list} className={styles.timeline}>
        {timeline.map(({ id, years, picture }, place) => (
          <li key={id} data-state={stateOf(place)}>
            <div className={styles.text}>
              <h2>{years}</h2>
              <p className="lead">{texts[id]}</p>
            </div>
            <Picture
              picture={pictures[picture]}
              alt=""
              sizes="(min-width: 1000px) 40vw, 90vw"
              className={styles.picture}
            />
          </li>
        ))}
        <li className={styles.end} data-state={stateOf(timeline.length)}>
          <span aria-hidden="true">{t('timeline.ellipsis')}</span>
          <span className="sr">{t('timeline.ellipsisLabel')}</span>
        </li>
      </ol>
    </CompanyLayout>
  )
}

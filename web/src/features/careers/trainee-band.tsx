import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { traineeProgramme } from '#content/careers.ts'
import { pictures } from '#pictures/pictures.ts'
import styles from './trainee-band.module.css'

/** The trainee programme in short, half picture, half text; it leads to its page (CAR-07). */
export function TraineeBand() {
  const { t } = useTranslation('careers')
  const facts = [
    { term: t('internships.band.length'), text: t('internships.length', { count: traineeProgramme.months }) },
    { term: t('internships.band.where'), text: t('internships.band.whereText') },
    { term: t('internships.band.who'), text: t('internships.band.whoText') },
  ]
  return (
    <section className={styles.band} aria-labelledby="trainees-band">
      <Picture
        picture={pictures['hero-casting']}
        alt=""
        sizes="(min-width: 1000px) 50vw, 100vw"
        className={styles.picture}
      />
      <div className={`${styles.text} on-dark`}>
        <h2 id="trainees-band">{t('internships.title')}</h2>
        <p className="lead">{t('internships.band.lead')}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <SiteLink to="/careers/internships" className="btn btn--white">
          {t('internships.band.link')} <Icon name="arrow" />
        </SiteLink>
      </div>
    </section>
  )
}

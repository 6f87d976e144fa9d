import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { traineeProgramme } from '#content/careers.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import styles from './trainee-band.module.css'

/** The trainee programme in short, in words alone; it leads to its page (CAR-07). */
export function TraineeBand() {
  const { t } = useTranslation('careers')
  const facts = [
    { term: t('internships.band.length'), text: t('internships.length', { count: traineeProgramme.months }) },
    { term: t('internships.band.where'), text: t('internships.band.whereText') },
    { term: t('internships.band.who'), text: t('internships.band.whoText') },
  ]
  return (
    <section className={styles.band} aria-labelledby="trainees-band">
      <Split parts="even" className={`${styles.inside} wrap on-dark`}>
        <Stack gap={6} className={styles.text}>
          <h2 id="trainees-band">{t('internships.title')}</h2>
          <p className="lead">{t('internships.band.lead')}</p>
          <SiteLink to="/careers/internships" className="btn btn--white">
            {t('internships.band.link')} <Icon name="arrow" />
          </SiteLink>
        </Stack>
        <Facts top="heavy" className={styles.facts}>
          {facts.map(({ term, text }) => (
            <Fact key={term} term={term}>
              {text}
            </Fact>
          ))}
        </Facts>
      </Split>
    </section>
  )
}

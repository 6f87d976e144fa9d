import { useTranslation } from 'react-i18next'
import { Band } from '#components/band.tsx'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { traineeProgramme } from '#content/careers.ts'
import { Fact, Facts } from '#ui/facts.tsx'

/** The trainee programme in short, in words alone; it leads to its page (CAR-07). */
export function TraineeBand() {
  const { t } = useTranslation('careers')
  const facts = [
    { term: t('internships.band.length'), text: t('internships.length', { count: traineeProgramme.months }) },
    { term: t('internships.band.where'), text: t('internships.band.whereText') },
    { term: t('internships.band.who'), text: t('internships.band.whoText') },
  ]
  return (
    <Band id="trainees-band" heading={t('internships.title')} lead={t('internships.band.lead')}>
      <Facts top="heavy">
        {facts.map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
      </Facts>
      <SiteLink to="/careers/internships" className="btn btn--white">
        {t('internships.band.link')} <Icon name="arrow" />
      </SiteLink>
    </Band>
  )
}

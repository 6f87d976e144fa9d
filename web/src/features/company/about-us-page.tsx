import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Band } from '#components/band.tsx'
import { Figures, figuresOf } from '#components/figures.tsx'
import { Film } from '#components/film.tsx'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { RuledList } from '#components/ruled-list.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { claimedStandards } from '#content/certificates.ts'
import { companyPage, companyPath } from '#content/company.ts'
import { pictures } from '#pictures/pictures.ts'
import { Row } from '#ui/layout.tsx'
import { Section } from '#ui/section.tsx'
import styles from './about-us-page.module.css'
import { CompanyLayout } from './company-layout.tsx'

const { figures, sections } = companyPage('about-us')

/** History, investments, automotive facility, plan, certificates and film (ABOUT-05 … 08). */
export function AboutUsPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const texts = t('aboutUs.sections')
  const standards = t('aboutUs.standards')
  return (
    <CompanyLayout page="about-us" address={address} end={<MissionBand />}>
      <Intro lead={t('aboutUs.lead')}>
        {texts.history.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SiteLink to={companyPath('timeline')} className="link">
          {texts.history.link} <Icon name="arrow" />
        </SiteLink>
      </Intro>
      <Figures figures={figuresOf(figures, t('aboutUs.figures'))} columns={2} />
      <TextSections sections={sections} texts={texts} isGrid level={2} />
      {brand.videos.aboutUs && (
        <Section aria-labelledby="plant-film">
          <h2 id="plant-film" className={styles.filmHeading}>
            {texts.video.heading}
          </h2>
          <Film
            src={brand.videos.aboutUs}
            poster={pictures['hero-casting']}
            title={texts.video.title}
            caption={texts.video.caption}
            play={texts.video.play}
          />
        </Section>
      )}
      <Section id="certifications">
        <Row between align="end">
          <h2>{texts.certifications.heading}</h2>
          <SiteLink to="/download-center/certificates" className="link">
            {texts.certifications.link} <Icon name="arrow" />
          </SiteLink>
        </Row>
        {texts.certifications.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.note}>
            {paragraph}
          </p>
        ))}
        <RuledList rows={claimedStandards.map((name) => ({ id: name, term: name, text: standards[name] }))} />
      </Section>
    </CompanyLayout>
  )
}

function MissionBand() {
  const { t } = useTranslation('company')
  return (
    <Band id="mission" heading={t('aboutUs.mission.heading')}>
      <SiteLink to={companyPath('mission-and-values')} className="btn btn--white">
        {t('aboutUs.mission.link')} <Icon name="arrow" />
      </SiteLink>
    </Band>
  )
}

import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
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
import styles from './about-us-page.module.css'
import { CompanyLayout } from './company-layout.tsx'

const { figures, sections, investmentFigures, investments } = companyPage('about-us')

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
      <section className={styles.part} aria-labelledby="back-into-the-plant">
        <h2 id="back-into-the-plant">{t('aboutUs.investmentsHeading')}</h2>
        <Figures figures={figuresOf(investmentFigures, t('aboutUs.investmentFigures'))} columns={2} />
        <TextSections sections={investments} texts={texts} isGrid />
      </section>
      {brand.videos.aboutUs && (
        <section className={styles.part} aria-labelledby="plant-film">
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
        </section>
      )}
      <section id="certifications" className={styles.part}>
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
      </section>
    </CompanyLayout>
  )
}

function MissionBand() {
  const { t } = useTranslation('company')
  return (
    <section className={`${styles.mission} on-dark`}>
      <Row between align="end" gap={8} className="wrap">
        <h2>{t('aboutUs.mission.heading')}</h2>
        <SiteLink to={companyPath('mission-and-values')} className="btn btn--ghost">
          {t('aboutUs.mission.link')} <Icon name="arrow" />
        </SiteLink>
      </Row>
    </section>
  )
}

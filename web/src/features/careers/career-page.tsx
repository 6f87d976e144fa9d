import { useTranslation } from 'react-i18next'
import { Figures, figuresOf } from '#components/figures.tsx'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { careerSections } from '#content/careers.ts'
import { Section } from '#ui/section.tsx'
import { ApplyBox } from './apply-box.tsx'
import { CareersLayout } from './careers-layout.tsx'
import { TraineeBand } from './trainee-band.tsx'

/** What there is to do, and how to apply (CAR-01, CAR-05, CAR-06). */
export function CareerPage({ address }: { address: string }) {
  const { t } = useTranslation('careers')
  return (
    <CareersLayout page="career" address={address} below={<TraineeBand />}>
      <Intro lead={t('career.lead')}>
        <SiteLink to="/careers/open-positions" className="btn">
          {t('career.openPositions')} <Icon name="arrow" />
        </SiteLink>
      </Intro>
      <Figures figures={figuresOf(['employees', 'newJobs'], t('career.figures'))} columns={2} />
      <Section as="div" wide>
        <TextSections sections={careerSections} texts={t('career.sections')} isGrid level={2} />
      </Section>
      <ApplyBox {...t('career.apply')} />
    </CareersLayout>
  )
}

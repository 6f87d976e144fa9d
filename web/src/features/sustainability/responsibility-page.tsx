import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Band } from '#components/band.tsx'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { sustainabilityPage, sustainabilityPath } from '#content/sustainability.ts'
import { Row } from '#ui/layout.tsx'
import { Section } from '#ui/section.tsx'
import { Certificates } from './certificates.tsx'
import { FileList } from './file-list.tsx'
import { Policies } from './policies.tsx'
import { SustainabilityLayout } from './sustainability-layout.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

const { sections, certificates } = sustainabilityPage('responsibility')
const NEWEST = 2

/** People, conduct, suppliers, complaints and the town, with all policies and the newest reports. */
export function ResponsibilityPage({ address, documents, today }: SustainabilityPageProps) {
  const { t } = useTranslation('sustainability')
  return (
    <SustainabilityLayout
      page="responsibility"
      address={address}
      subtitle={t('responsibility.subtitle')}
      below={<TownBand />}
    >
      <Intro title={t('responsibility.heading')} lead={t('responsibility.lead')} />
      <Section as="div">
        <TextSections
          isGrid
          sections={sections}
          texts={t('responsibility.sections')}
          after={{
            complaints: (
              <a className="link" href={`mailto:${brand.emails.complaints}`}>
                {t('responsibility.complaintsMail')} <Icon name="arrow" />
              </a>
            ),
          }}
        />
      </Section>
      <Certificates documents={documents.certificates} ids={certificates} today={today} />
      {documents.sustainability.length > 0 && (
        <Section wide aria-labelledby="reports">
          <Row between align="end">
            <h2 id="reports">{t('responsibility.reports.heading')}</h2>
            <SiteLink to={sustainabilityPath('sustainability-reports')} className="link">
              {t('responsibility.reports.link')} <Icon name="arrow" />
            </SiteLink>
          </Row>
          <FileList documents={documents.sustainability.slice(0, NEWEST)} />
        </Section>
      )}
      <Policies documents={documents.policies} />
    </SustainabilityLayout>
  )
}

/** What the company does for the town. */
function TownBand() {
  const { t } = useTranslation(['sustainability', 'shell'])
  return (
    <Band id="town" heading={t('responsibility.town.heading')} lead={t('responsibility.town.text')}>
      <a className="btn btn--white" href={brand.banners.cleanCity.url} target="_blank" rel="noopener">
        {t('responsibility.town.link')} <Icon name="arrow" />
        <span className="sr">({t('shell:buttons.newTab')})</span>
      </a>
    </Band>
  )
}

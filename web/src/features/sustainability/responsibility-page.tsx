import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { Intro } from '#components/intro.tsx'
import { SiteLink } from '#components/site-link.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { sustainabilityPage, sustainabilityPath } from '#content/sustainability.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Certificates } from './certificates.tsx'
import parts from './part.module.css'
import { Policies } from './policies.tsx'
import { ReportYears } from './report-years.tsx'
import styles from './responsibility-page.module.css'
import { SustainabilityLayout } from './sustainability-layout.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

const { sections, certificates } = sustainabilityPage('responsibility')
const NEWEST = 3

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
      <div className={parts.part}>
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
      </div>
      <Certificates documents={documents.certificates} ids={certificates} today={today} />
      {documents.sustainability.length > 0 && (
        <section className={parts.part} aria-labelledby="reports">
          <Row between align="end">
            <h2 id="reports">{t('responsibility.reports.heading')}</h2>
            <SiteLink to={sustainabilityPath('sustainability-reports')} className="link">
              {t('responsibility.reports.link')} <Icon name="arrow" />
            </SiteLink>
          </Row>
          <ReportYears reports={documents.sustainability.slice(0, NEWEST)} />
        </section>
      )}
      <Policies documents={documents.policies} />
    </SustainabilityLayout>
  )
}

/** What the company does for the town. */
function TownBand() {
  const { t } = useTranslation(['sustainability', 'shell'])
  return (
    <section className={`${styles.town} on-dark`} aria-labelledby="town">
      <div className={`${styles.inside} wrap grid`}>
        <h2 id="town">{t('responsibility.town.heading')}</h2>
        <Stack gap={6} className={styles.text}>
          <Text size="large">{t('responsibility.town.text')}</Text>
          <a className="btn btn--white" href={brand.banners.cleanCity.url} target="_blank" rel="noopener">
            {t('responsibility.town.link')} <Icon name="arrow" />
            <span className="sr">({t('shell:buttons.newTab')})</span>
          </a>
        </Stack>
      </div>
    </section>
  )
}

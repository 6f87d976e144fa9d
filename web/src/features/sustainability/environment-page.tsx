import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { sustainabilityPage } from '#content/sustainability.ts'
import { Certificates } from './certificates.tsx'
import { EnergyBars } from './energy-bars.tsx'
import { MetalLoop } from './metal-loop.tsx'
import { Policies } from './policies.tsx'
import { SustainabilityLayout } from './sustainability-layout.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

const { sections, certificates, policies } = sustainabilityPage('environment')

/** Environment and recycling, certified to EN ISO 14001:2015 (SUS-05). */
export function EnvironmentPage({ address, documents, today }: SustainabilityPageProps) {
  const { t } = useTranslation('sustainability')
  return (
    <SustainabilityLayout page="environment" address={address}>
      <Intro lead={t('environment.lead')}>
        <p>{t('environment.certified')}</p>
      </Intro>
      <EnergyBars />
      <TextSections sections={sections} texts={t('environment.sections')} after={{ recycling: <MetalLoop /> }} />
      <Certificates documents={documents.certificates} ids={certificates} today={today} />
      <Policies documents={documents.policies} ids={policies} />
    </SustainabilityLayout>
  )
}

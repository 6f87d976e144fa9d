import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Steps } from '#components/steps.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { safetyMeasures, sustainabilityPage } from '#content/sustainability.ts'
import { Stack } from '#ui/layout.tsx'
import { Section } from '#ui/section.tsx'
import { BarrierDrawing } from './barrier-drawing.tsx'
import { Certificates } from './certificates.tsx'
import { Policies } from './policies.tsx'
import { SustainabilityLayout } from './sustainability-layout.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

const { sections, certificates, policies } = sustainabilityPage('health-and-safety')

/** Health and safety at work, certified to ISO 45001:2018 in 2019 (SUS-05). */
export function HealthAndSafetyPage({ address, documents, today }: SustainabilityPageProps) {
  const { t } = useTranslation('sustainability')
  const { heading, text, steps } = t('healthAndSafety.measures')
  return (
    <SustainabilityLayout page="health-and-safety" address={address}>
      <Intro lead={t('healthAndSafety.lead')} />
      <Section wide aria-labelledby="measures">
        <Stack gap={6}>
          <h2 id="measures">{heading}</h2>
          <p className="prose">{text}</p>
        </Stack>
        <Steps
          steps={safetyMeasures.map((id) => ({ id, ...steps[id], drawing: <BarrierDrawing measure={id} /> }))}
          columns={2}
        />
      </Section>
      <TextSections sections={sections} texts={t('healthAndSafety.sections')} />
      <Certificates documents={documents.certificates} ids={certificates} today={today} />
      <Policies documents={documents.policies} ids={policies} />
    </SustainabilityLayout>
  )
}

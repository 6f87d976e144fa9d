import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Steps } from '#components/steps.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { safetyMeasures, sustainabilityPage } from '#content/sustainability.ts'
import { BarrierDrawing } from './barrier-drawing.tsx'
import { Certificates } from './certificates.tsx'
import styles from './part.module.css'
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
      <section className={styles.part} aria-labelledby="measures">
        <h2 id="measures">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <Steps
          steps={safetyMeasures.map((id) => ({ id, ...steps[id], drawing: <BarrierDrawing measure={id} /> }))}
          columns={2}
        />
      </section>
      <TextSections sections={sections} texts={t('healthAndSafety.sections')} />
      <Certificates documents={documents.certificates} ids={certificates} today={today} />
      <Policies documents={documents.policies} ids={policies} />
    </SustainabilityLayout>
  )
}

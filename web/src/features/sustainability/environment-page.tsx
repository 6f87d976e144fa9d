import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { remeltingPercent, sustainabilityPage } from '#content/sustainability.ts'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Certificates } from './certificates.tsx'
import styles from './environment-page.module.css'
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

/** How little energy remelting takes, beside that of primary metal. */
function EnergyBars() {
  const { t } = useTranslation('sustainability')
  const bars = [
    { id: 'primary', percent: 100 },
    { id: 'remelted', percent: remeltingPercent },
  ] as const
  return (
    <figure className={styles.figure}>
      <Text as="figcaption" size="title">
        {t('environment.energy.heading')}
      </Text>
      <Stack as="dl" gap={6} className={styles.bars}>
        {bars.map(({ id, percent }) => (
          <div key={id} className={styles[id]}>
            <Text as="dt" tone="muted">
              {t(`environment.energy.${id}`)}
            </Text>
            <dd>
              {percent}
              <small>%</small>
              <svg aria-hidden="true">
                <rect width={`${percent}%`} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </Stack>
      <Text tone="muted">{t('environment.energy.note')}</Text>
    </figure>
  )
}

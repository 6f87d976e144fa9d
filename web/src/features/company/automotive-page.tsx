import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { automotiveSteps, companyPage } from '#content/company.ts'
import styles from './automotive-page.module.css'
import { CompanyLayout } from './company-layout.tsx'

const { sections } = companyPage('automotive-facility')

/** The six steps from profile to part (ABOUT-21). */
export function AutomotivePage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const words = t('automotiveFacility.steps')
  return (
    <CompanyLayout page="automotive-facility" address={address}>
      <Intro title={t('automotiveFacility.title')} lead={t('automotiveFacility.lead')} />
      <ol className={styles.steps}>
        {automotiveSteps.map((step) => (
          <li key={step}>
            <h3>{words[step].name}</h3>
            <p>{words[step].text}</p>
          </li>
        ))}
      </ol>
      <TextSections sections={sections} words={t('automotiveFacility.sections')} />
    </CompanyLayout>
  )
}

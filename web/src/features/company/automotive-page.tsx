import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Steps } from '#components/steps.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { automotiveSteps, companyPage } from '#content/company.ts'
import { CompanyLayout } from './company-layout.tsx'
import { AutomotiveDrawing } from './drawings/automotive-drawings.tsx'

const { sections } = companyPage('automotive-facility')

/** The six steps from profile to part (ABOUT-21). */
export function AutomotivePage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const texts = t('automotiveFacility.steps')
  return (
    <CompanyLayout page="automotive-facility" address={address}>
      <Intro lead={t('automotiveFacility.lead')} />
      <Steps
        level={2}
        steps={automotiveSteps.map((id) => ({
          id,
          ...texts[id],
          drawing: <AutomotiveDrawing step={id} title={texts[id].drawing} />,
        }))}
      />
      <TextSections sections={sections} texts={t('automotiveFacility.sections')} />
    </CompanyLayout>
  )
}

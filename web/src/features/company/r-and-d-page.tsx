import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { companyPage } from '#content/company.ts'
import { CompanyLayout } from './company-layout.tsx'
import { GrainFigure } from './grain-figure.tsx'

const { sections } = companyPage('r-and-d')

/** Research and development (ABOUT-22). */
export function RAndDPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  return (
    <CompanyLayout page="r-and-d" address={address}>
      <Intro lead={t('rAndD.lead')} />
      <GrainFigure />
      <TextSections sections={sections} texts={t('rAndD.sections')} />
    </CompanyLayout>
  )
}

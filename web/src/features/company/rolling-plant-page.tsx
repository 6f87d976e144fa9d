import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { companyPage } from '#content/company.ts'
import { rollingPlantTables } from '#content/plants.ts'
import { CompanyLayout } from './company-layout.tsx'
import { CastingDrawing, RollingDrawing, SlittingDrawing } from './drawings/rolling-drawings.tsx'
import { PlantSpecification } from './plant-specification.tsx'
import { ProcessFlow } from './process-flow.tsx'

const { sections } = companyPage('rolling-plant')

/** Casting, rolling, foil and plant 2 (ABOUT-13, 14). */
export function RollingPlantPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const { heading, note, steps } = t('rollingPlant.flow')
  const specification = t('rollingPlant.specification')
  const bands = (
    <>
      <ProcessFlow
        heading={heading}
        note={note}
        steps={[
          { id: 'casting', ...steps.casting, Drawing: CastingDrawing },
          { id: 'rolling', ...steps.rolling, Drawing: RollingDrawing },
          { id: 'slitting', ...steps.slitting, Drawing: SlittingDrawing },
        ]}
      />
      <PlantSpecification
        heading={specification.heading}
        link={{ name: specification.link, to: '/products' }}
        tables={rollingPlantTables}
      />
    </>
  )
  return (
    <CompanyLayout page="rolling-plant" address={address} bands={bands}>
      <Intro lead={t('rollingPlant.lead')} />
      <TextSections sections={sections} texts={t('rollingPlant.sections')} isGrid level={2} />
    </CompanyLayout>
  )
}

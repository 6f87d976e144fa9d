import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { TextSections } from '#components/text-sections.tsx'
import { companyPage } from '#content/company.ts'
import { extrusionPlantTables } from '#content/plants.ts'
import { CompanyLayout } from './company-layout.tsx'
import { AgeingDrawing, BilletDrawing, PressDrawing, SurfaceDrawing } from './drawings/extrusion-drawings.tsx'
import { PlantSpecification } from './plant-specification.tsx'
import { ProcessFlow } from './process-flow.tsx'

const { sections } = companyPage('extrusion-plant')

/** Billet casting, extrusion, surface treatment and fabrication (ABOUT-15 … 20). */
export function ExtrusionPlantPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const { heading, note, steps } = t('extrusionPlant.flow')
  const specification = t('extrusionPlant.specification')
  const bands = (
    <>
      <ProcessFlow
        heading={heading}
        note={note}
        steps={[
          { id: 'billet', ...steps.billet, Drawing: BilletDrawing },
          { id: 'press', ...steps.press, Drawing: PressDrawing },
          { id: 'ageing', ...steps.ageing, Drawing: AgeingDrawing },
          { id: 'surface', ...steps.surface, Drawing: SurfaceDrawing },
        ]}
      />
      <PlantSpecification
        heading={specification.heading}
        link={{ name: specification.link, to: '/products' }}
        tables={extrusionPlantTables}
      />
    </>
  )
  return (
    <CompanyLayout page="extrusion-plant" address={address} bands={bands}>
      <Intro lead={t('extrusionPlant.lead')} />
      <TextSections sections={sections} texts={t('extrusionPlant.sections')} isGrid level={2} />
    </CompanyLayout>
  )
}

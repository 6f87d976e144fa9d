import { useTranslation } from 'react-i18next'
import { Figures, figuresOf } from '#components/figures.tsx'
import { Intro } from '#components/intro.tsx'
import { companyPage } from '#content/company.ts'
import { rollingPlantTables } from '#content/plants.ts'
import { CompanyLayout } from './company-layout.tsx'
import { CastingDrawing, RollingDrawing, SlittingDrawing } from './drawings/rolling-drawings.tsx'
import { Specification, StepByStep } from './plant-bands.tsx'
import { ProcessFlow } from './process-flow.tsx'

const { figures, sections } = companyPage('rolling-plant')

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
      <StepByStep heading={t('rollingPlant.sectionsHeading')} sections={sections} texts={t('rollingPlant.sections')} />
      <Specification
        heading={specification.heading}
        link={{ name: specification.link, to: '/products' }}
        tables={rollingPlantTables}
      />
    </>
  )
  return (
    <CompanyLayout page="rolling-plant" address={address} bands={bands}>
      <Intro lead={t('rollingPlant.lead')} />
      <Figures figures={figuresOf(figures, t('rollingPlant.figures'))} columns={3} />
    </CompanyLayout>
  )
}

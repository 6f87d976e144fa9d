import { useTranslation } from 'react-i18next'
import { Figures } from '#components/figures.tsx'
import { Intro } from '#components/intro.tsx'
import { keyFigures } from '#content/key-figures.ts'
import { visibleCharts } from '#content/sales-charts.ts'
import { CompanyLayout } from './company-layout.tsx'
import { SalesChart } from './sales-chart.tsx'

/** Five figures and the sales by country (ABOUT-10 … 12). */
export function KeyFiguresPage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const figures = keyFigures.map(({ id, value, ...figure }) => ({
    id,
    ...t(`keyFigures.figures.${id}`, { value }),
    ...('isPercent' in figure ? { percent: value } : {}),
  }))
  return (
    <CompanyLayout page="key-figures" address={address}>
      <Intro lead={t('keyFigures.lead')} />
      <Figures figures={figures} columns={3} />
      {visibleCharts.map((id) => (
        <SalesChart key={id} id={id} />
      ))}
    </CompanyLayout>
  )
}

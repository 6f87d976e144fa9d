import { useTranslation } from 'react-i18next'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Intro } from '#components/intro.tsx'
import { FileList } from './file-list.tsx'
import { SustainabilityLayout } from './sustainability-layout.tsx'
import type { SustainabilityPageProps } from './sustainability-page-props.ts'

/** The sustainability reports of 2019 to 2024 (SUS-03). */
export function ReportsPage({ address, documents }: SustainabilityPageProps) {
  const { t } = useTranslation('sustainability')
  return (
    <SustainabilityLayout page="sustainability-reports" address={address}>
      <Intro lead={t('sustainabilityReports.lead')} />
      <FileList documents={documents.sustainability} />
      <EarlierDocuments documents={documents.sustainability} />
    </SustainabilityLayout>
  )
}

import { useTranslation } from 'react-i18next'
import { YearFiles } from '#components/year-files.tsx'
import type { SiteDocument } from '#content/documents.ts'

/** Reports by their years (SUS-03, SUS-06). */
export function ReportYears({ reports }: { reports: readonly SiteDocument[] }) {
  const { t } = useTranslation('sustainability')
  return (
    <YearFiles
      files={reports.map(({ file, year }) => ({ file, year, name: t('sustainabilityReports.document', { year }) }))}
    />
  )
}

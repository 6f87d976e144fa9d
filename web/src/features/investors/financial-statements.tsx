import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { YearFiles } from '#components/year-files.tsx'
import { statements } from '#content/documents.ts'

/** One document for each year, the newest first (INV-04, AMB-39). */
export function FinancialStatements() {
  const { t } = useTranslation('investors')
  return (
    <>
      <Intro title={t('financialStatements.title')} lead={t('financialStatements.lead')} />
      <YearFiles
        files={statements
          .toReversed()
          .map(({ file, year }) => ({ file, year, name: t('financialStatements.document', { year }) }))}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { DocumentsTable } from '#components/documents-table.tsx'
import { statements } from '#content/documents.ts'
import { AskInvestorRelations } from './ask-investor-relations.tsx'

/** One document for each year, the newest first (INV-04, AMB-39, AMB-47). */
export function FinancialStatements() {
  const { t } = useTranslation('investors')
  const documents = statements
    .toReversed()
    .map(({ file, year = 0 }) => ({ file, name: t('financialStatements.document', { year }), date: year }))
  return (
    <>
      <DocumentsTable
        title={t('financialStatements.title')}
        lead={t('financialStatements.lead')}
        documents={documents}
      />
      <AskInvestorRelations about="statements" year={documents[0]?.date ?? 0} />
    </>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentsTable } from '#components/documents-table.tsx'
import { AskInvestorRelations } from './ask-investor-relations.tsx'

interface FinancialStatementsProps {
  documents: readonly SiteDocument[]
  today: string
}

/** One document for each year, the newest first (INV-04, AMB-39, AMB-47). */
export function FinancialStatements({ documents, today }: FinancialStatementsProps) {
  const { t } = useTranslation('investors')
  return (
    <>
      <DocumentsTable
        title={t('financialStatements.title')}
        lead={t('financialStatements.lead')}
        documents={documents}
        today={today}
      />
      <AskInvestorRelations about="statements" year={documents[0]?.year ?? 0} />
    </>
  )
}

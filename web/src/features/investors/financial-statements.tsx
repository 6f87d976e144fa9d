import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { DocumentsTable } from '#components/documents-table.tsx'
import { AskInvestorRelations } from './ask-investor-relations.tsx'

/** One document for each year, the newest first (INV-04, AMB-39, AMB-47). */
export function FinancialStatements({ documents }: { documents: readonly SiteDocument[] }) {
  const { t } = useTranslation('investors')
  return (
    <>
      <DocumentsTable
        title={t('financialStatements.title')}
        lead={t('financialStatements.lead')}
        documents={documents}
      />
      <AskInvestorRelations about="statements" year={documents[0]?.year ?? 0} />
    </>
  )
}

import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Section } from '#ui/section.tsx'
import { FileList } from './file-list.tsx'

interface PoliciesProps {
  documents: readonly SiteDocument[]
  /** Those that belong to the page, as `content/sustainability.ts` names them; left out, all. */
  ids?: readonly string[]
}

/** Policies as files (SUS-04). */
export function Policies({ documents, ids }: PoliciesProps) {
  const { t } = useTranslation('sustainability')
  const shown = ids ? documents.filter(({ name }) => ids.some((id) => name === `policy-${id}`)) : documents
  if (shown.length === 0) return null
  return (
    <Section wide aria-labelledby="policies">
      <h2 id="policies">{t('policiesHeading', { count: shown.length })}</h2>
      <FileList documents={shown} />
      <EarlierDocuments documents={shown} />
    </Section>
  )
}

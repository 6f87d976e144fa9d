import type { SiteDocument } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { EarlierDocuments } from '#components/earlier-documents.tsx'
import { Columns } from '#ui/layout.tsx'
import { FileRow } from './file-row.tsx'
import styles from './files.module.css'
import parts from './part.module.css'

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
    <section className={parts.part} aria-labelledby="policies">
      <h2 id="policies">{t('policiesHeading', { count: shown.length })}</h2>
      <FileList documents={shown} />
      <EarlierDocuments documents={shown} />
    </section>
  )
}

/** Files in two columns; one alone takes both. */
function FileList({ documents }: { documents: readonly SiteDocument[] }) {
  return (
    <Columns as="ul" columns="two" className={styles.files}>
      {documents.map((document) => (
        <FileRow key={document.file} document={document} />
      ))}
    </Columns>
  )
}

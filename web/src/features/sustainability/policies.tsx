import { useTranslation } from 'react-i18next'
import { policies } from '#content/documents.ts'
import { FileList } from './file-list.tsx'
import parts from './part.module.css'

/** Policies as files (SUS-04). */
export function Policies({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('sustainability')
  const files = policies.filter(({ id }) => ids.includes(id))
  return (
    <section className={parts.part} aria-labelledby="policies">
      <h2 id="policies">{t('policiesHeading', { count: files.length })}</h2>
      <FileList files={files.map(({ id, file }) => ({ file, name: t(`policies.${id}` as 'policies.environment') }))} />
    </section>
  )
}

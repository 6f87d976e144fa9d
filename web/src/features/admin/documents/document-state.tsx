import type { StaffDocument } from 'api/contract/collections/documents'
import { validityOf } from 'api/contract/document-validity'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'

export type DocumentState = 'hidden' | 'ended' | 'ending' | 'sample'

/** What is to be said of a document; nothing of one that is public as it should be. */
export function stateOf(document: StaffDocument, today: string): DocumentState | null {
  const validity = validityOf(document.validUntil, today)
  if (document.isHidden) return 'hidden'
  if (validity === 'ended' || validity === 'ending') return validity
  return document.isSample ? 'sample' : null
}

/** The state of a document as a sign and in words. */
export function DocumentStateBadge({ document, today }: { document: StaffDocument; today: string }) {
  const { t } = useTranslation('admin')
  const state = stateOf(document, today)
  const date = document.validUntil ? formatDate(document.validUntil) : ''
  if (state === null) return date && t('documents.validUntil', { date })
  if (state === 'sample') return t('documents.sample')
  return (
    <span data-is={state}>
      {state === 'hidden' ? <Icon d={staffDrawings.eyeOff} /> : <Icon name="warning" />}
      {t(`documents.${state}`, { date })}
    </span>
  )
}

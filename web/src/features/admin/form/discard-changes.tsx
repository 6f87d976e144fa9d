import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RequestQuestion } from './question-dialog.tsx'

interface DiscardChangesProps {
  /** @throws ApiError */
  discard: () => Promise<unknown>
  /** Key of what is read again then. */
  invalidates: QueryKey
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before the draft of something public is deleted; visitors read on what is published. */
export function DiscardChanges({ discard, invalidates, onDiscarded, onClose }: DiscardChangesProps) {
  const { t } = useTranslation('admin')
  return (
    <RequestQuestion
      heading={t('endings.discardQuestion')}
      act={t('endings.discard')}
      isDeletion
      request={discard}
      invalidates={[invalidates]}
      onDone={onDiscarded}
      onClose={onClose}
    >
      <p>{t('endings.discardNote')}</p>
    </RequestQuestion>
  )
}

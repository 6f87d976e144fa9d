import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AlertBar } from './bar.tsx'
import { failureWords } from './failure-words.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'
import { PendingButton } from './pending-button.tsx'
import { useStaffMutation } from './use-staff-mutation.ts'

interface DiscardChangesProps {
  /** @throws ApiError */
  discard: () => Promise<unknown>
  /** Key of what is read again then. */
  invalidates: QueryKey
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before what lies beside something public is deleted; visitors read on what is published. */
export function DiscardChanges({ discard, invalidates, onDiscarded, onClose }: DiscardChangesProps) {
  const { t } = useTranslation('admin')
  const { error, isPending, mutate } = useStaffMutation({
    meta: { invalidates: [invalidates] },
    mutationFn: discard,
    onSuccess: onDiscarded,
  })
  return (
    <MessageDialog heading={t('endings.discardQuestion')} isQuestion onClose={onClose}>
      <p>{t('endings.discardNote')}</p>
      {error && <AlertBar>{failureWords(t, error)}</AlertBar>}
      <DialogActions onCancel={onClose}>
        <PendingButton isPending={isPending} className="btn--danger" onClick={() => mutate()}>
          {t('endings.discard')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}

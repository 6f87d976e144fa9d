import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import type { CollectionName } from './collection-item.ts'
import { discardDraft } from './item-drafts.queries.ts'

interface DiscardItemChangesProps {
  collection: CollectionName
  /** Waits for what is being kept. */
  hold: () => Promise<void>
  /** Of the draft. */
  id: () => string
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before what lies beside something public is deleted; visitors read on what is published. */
export function DiscardItemChanges({ collection, hold, id, onDiscarded, onClose }: DiscardItemChangesProps) {
  const { t } = useTranslation('admin')
  const discard = useStaffMutation({
    meta: { invalidates: [[...queryKeys[collection], 'drafts']] },
    async mutationFn() {
      await hold()
      return discardDraft(collection, id())
    },
    onSuccess: onDiscarded,
  })

  return (
    <MessageDialog heading={t('endings.discardQuestion')} isQuestion onClose={onClose}>
      <p>{t('endings.discardNote')}</p>
      {discard.error && <AlertBar>{failureWords(t, discard.error)}</AlertBar>}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton isPending={discard.isPending} className="btn--danger" onClick={() => discard.mutate()}>
          {t('endings.discard')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}

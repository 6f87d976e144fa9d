import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'

interface EraseQuestionProps<Erased> {
  heading: string
  note: string
  erase: UseMutationResult<Erased, Error, void>
  onClose: () => void
}

/** Asks before inquiries are erased for good, and says why when they could not be. */
export function EraseQuestion<Erased>({ heading, note, erase, onClose }: EraseQuestionProps<Erased>) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={heading} isQuestion onClose={onClose}>
      <p>{note}</p>
      {erase.error && <AlertBar>{failureWords(t, erase.error)}</AlertBar>}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton isPending={erase.isPending} data-danger onClick={() => erase.mutate()}>
          <Icon d={staffDrawings.trash} /> {t('common.delete')}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { eraseOldInquiries } from './inquiries.queries.ts'
import { RETENTION_MONTHS } from './retention.ts'

interface EraseDialogProps {
  onErased: (count: number) => void
  onClose: () => void
}

/** Asks before it erases what is older than it may be kept. */
export function EraseDialog({ onErased, onClose }: EraseDialogProps) {
  const { t } = useTranslation('admin')
  const erase = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: eraseOldInquiries,
    onSuccess: onErased,
  })
  return (
    <MessageDialog heading={t('inquiries.eraseQuestion')} isQuestion onClose={onClose}>
      <p>{t('inquiries.eraseNote', { count: RETENTION_MONTHS })}</p>
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

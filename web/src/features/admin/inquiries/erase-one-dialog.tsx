import { useMutation } from '@tanstack/react-query'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { eraseInquiry } from './inquiries.queries.ts'

interface EraseOneDialogProps {
  inquiry: StoredInquiry
  onErased: () => void
  onClose: () => void
}

/** Asks before it erases what one person sent, as that person may demand. */
export function EraseOneDialog({ inquiry, onErased, onClose }: EraseOneDialogProps) {
  const { t } = useTranslation('admin')
  const erase = useMutation({
    networkMode: 'always',
    meta: { invalidates: [[...queryKeys.inquiries, 'list'], queryKeys.counts] },
    mutationFn: () => eraseInquiry(inquiry._id),
    onSuccess: onErased,
  })
  return (
    <MessageDialog heading={t('inquiries.eraseOneQuestion', { name: inquiry.name })} isQuestion onClose={onClose}>
      <p>{t('inquiries.eraseOneNote')}</p>
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

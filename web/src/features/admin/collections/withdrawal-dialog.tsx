import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { ReasonField } from '#features/admin/list/reason-field.tsx'

interface WithdrawalDialogProps {
  title: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why a change takes a statement off the site that the law wants to be public. */
export function WithdrawalDialog({ title, onConfirm, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onConfirm(reason)
  }

  return (
    <MessageDialog heading={t('withdrawal.heading')} onClose={onClose}>
      <p>
        <strong>{title}</strong>
      </p>
      <form onSubmit={submit}>
        <ReasonField value={reason} onChange={setReason} />
        <DialogActions onCancel={onClose}>
          <button type="submit" className="btn" data-danger>
            {t('withdrawal.confirm')}
          </button>
        </DialogActions>
      </form>
    </MessageDialog>
  )
}

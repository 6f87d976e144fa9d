import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
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
  return (
    <FormDialog
      heading={t('withdrawal.heading')}
      button={t('withdrawal.confirm')}
      isDangerous
      onSubmit={() => onConfirm(reason)}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

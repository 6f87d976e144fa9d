import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'

interface ResendDialogProps {
  onResend: () => void
  onClose: () => void
}

/** Asks before a mail goes to the whole department a second time. */
export function ResendDialog({ onResend, onClose }: ResendDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('inquiries.resendQuestion')} isQuestion onClose={onClose}>
      <p>{t('inquiries.resendNote')}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" className="btn" onClick={onResend}>
          {t('inquiries.mailResend')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'

interface DiscardDraftDialogProps {
  title: string
  onDiscard: () => void
  onClose: () => void
}

/** Asks before a draft is deleted, for nothing brings it back. */
export function DiscardDraftDialog({ title, onDiscard, onClose }: DiscardDraftDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('panel.discardDraft')} isQuestion onClose={onClose}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{t('panel.discardDraftNote')}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" className="btn btn--danger" onClick={onDiscard}>
          {t('recovery.discard')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}

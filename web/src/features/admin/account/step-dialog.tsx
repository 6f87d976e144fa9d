import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { DialogForm } from '#features/admin/form/dialog-form.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'

interface StepDialogProps {
  heading: string
  button: string
  /** Why the last try failed; '' when it did not. */
  failure: string
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form over the page that asks for one thing and goes on with it. */
export function StepDialog({ heading, button, failure, isPending, onSubmit, onClose, children }: StepDialogProps) {
  const { t } = useTranslation('admin')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <MessageDialog heading={heading} onClose={onClose}>
      <DialogForm noValidate={false} onSubmit={submit}>
        {failure && <AlertBar>{failure}</AlertBar>}
        {children}
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <PendingButton type="submit" isPending={isPending}>
            {button}
          </PendingButton>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}

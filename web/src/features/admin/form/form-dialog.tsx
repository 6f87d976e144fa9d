import type { ReactNode, SubmitEvent } from 'react'
import { AlertBar } from './bar.tsx'
import { DialogActions, DialogForm, MessageDialog } from './message-dialog.tsx'
import { PendingButton } from './pending-button.tsx'

interface FormDialogProps {
  heading: string
  button: string
  /** Why the last try failed; '' when it did not. */
  failure?: string
  isPending?: boolean
  /** Something leaves the site by it. */
  isDangerous?: boolean
  /** What the other button says; without it, that nothing is done. */
  stay?: string
  /** The form itself says what is wrong with what is typed; without it the browser does. */
  noValidate?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form over the page that asks for a few things and goes on with them. */
export function FormDialog({
  heading,
  button,
  failure = '',
  isPending = false,
  isDangerous = false,
  stay,
  noValidate = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <MessageDialog heading={heading} onClose={onClose}>
      <DialogForm noValidate={noValidate} onSubmit={submit}>
        {failure && <AlertBar>{failure}</AlertBar>}
        {children}
        <DialogActions onCancel={onClose} cancelLabel={stay}>
          <PendingButton type="submit" isPending={isPending} data-danger={isDangerous || undefined}>
            {button}
          </PendingButton>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}

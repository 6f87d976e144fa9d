import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions, DialogForm, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { Field } from '#ui/field.tsx'

interface AddressDialogProps {
  heading: string
  label: string
  placeholder: string
  initialAddress?: string
  submitLabel: string
  /** Said when `onSubmit` answers false. */
  refusal: string
  /** @returns false when the address is not acceptable */
  onSubmit: (address: string) => boolean
  onClose: () => void
  /** Another way to an address, under it. @param choose writes the address that was chosen */
  choice?: (choose: (address: string) => void) => ReactNode
  /** Further fields or a note under the address. */
  children?: ReactNode
  /** A further button before the last two. */
  action?: ReactNode
}

/** A small dialog that asks for an address. */
export function AddressDialog({ initialAddress = '', onSubmit, onClose, ...props }: AddressDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [address, setAddress] = useState(initialAddress)
  const [isRefused, setRefused] = useState(false)
  const change = (next: string) => {
    setAddress(next)
    setRefused(false)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    setRefused(!onSubmit(address))
  }

  return (
    <MessageDialog heading={props.heading} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <Field id={id} label={props.label} problem={isRefused && props.refusal} isAlert>
          <input
            id={id}
            className="input"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={props.placeholder}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${id}-hint`}
            value={address}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        {props.choice?.(change)}
        {props.children}
        <DialogActions>
          {props.action}
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" className="btn">
            {props.submitLabel}
          </button>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}

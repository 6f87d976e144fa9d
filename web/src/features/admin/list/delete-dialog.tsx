import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { DialogActions, DialogForm, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { type Linked, LinkedPlaces } from './linked-places.tsx'
import { ReasonField } from './reason-field.tsx'

interface DeleteDialogProps {
  question: string
  /** Title of the item. */
  title?: string
  /** What becomes of it. */
  note: string
  /** What of it visitors may see: what links to that is named. */
  linked?: Linked | null
  /** The law wants it to be public: it goes with a reason only. */
  needsReason?: boolean
  /** @param reason '' where none is needed */
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before something is deleted (ADM-11), and leads the focus on from its row. */
export function DeleteDialog({
  question,
  title,
  note,
  linked = null,
  needsReason = false,
  onConfirm,
  onClose,
}: DeleteDialogProps) {
  const { t } = useTranslation('admin')
  const [neighbour] = useState(() => besides(document.activeElement))

  const [reason, setReason] = useState('')

  function confirm(event: FormEvent): void {
    event.preventDefault()
    flushSync(onClose)
    const start = document.querySelector<HTMLElement>('main h1[tabindex]')
    const target = neighbour?.isConnected ? neighbour : start
    target?.focus()
    onConfirm(reason)
  }

  return (
    <MessageDialog heading={question} isQuestion onClose={onClose}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{note}</p>
      {linked !== null && <LinkedPlaces to={linked} />}
      <DialogForm noValidate={false} onSubmit={confirm}>
        {needsReason && <ReasonField value={reason} onChange={setReason} />}
        <DialogActions onCancel={onClose}>
          <button type="submit" className="btn" data-danger>
            <Icon d={staffDrawings.trash} /> {t('common.delete')}
          </button>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}

/** Where the focus goes when the row of an element leaves its list: to the row that moves up, else to the one before. */
function besides(opener: Element | null): HTMLElement | null {
  const row = opener?.closest('li')
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  const [next = null] = neighbours.flatMap((each) => each?.querySelector<HTMLElement>('a, button') ?? [])
  return next
}

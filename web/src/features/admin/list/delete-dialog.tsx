import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'

interface DeleteDialogProps {
  question: string
  /** Title of the item. */
  title?: string
  /** What becomes of it. */
  note: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted (ADM-11), and leads the focus on from its row. */
export function DeleteDialog({ question, title, note, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('admin')
  const [neighbour] = useState(() => besides(document.activeElement))

  function confirm(): void {
    flushSync(onClose)
    const start = document.querySelector<HTMLElement>('[role=tab][aria-selected=true], main h1[tabindex]')
    const target = neighbour?.isConnected ? neighbour : start
    target?.focus()
    onConfirm()
  }

  return (
    <MessageDialog heading={question} isQuestion onClose={onClose}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{note}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" className="btn" data-danger onClick={confirm}>
          <Icon d={staffDrawings.trash} /> {t('common.delete')}
        </button>
      </DialogActions>
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

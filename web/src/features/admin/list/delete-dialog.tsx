import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { ApiError } from '#lib/api.ts'
import { callAsStaff } from '#lib/session.ts'

interface DeleteDialogProps {
  question: string
  /** Title of the item. */
  title?: string
  /** What becomes of it. */
  note: string
  /** What is deleted: `/api/news/{id}`. */
  path: string
  onDeleted?: () => void
  onClose: () => void
}

/** Asks before it deletes (ADM-11). What somebody else deleted meanwhile counts as deleted. */
export function DeleteDialog({ question, title, note, path, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('admin')
  // The row has left the list before the answer is told here.
  const [neighbour] = useState(() => besides(document.activeElement))
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      try {
        await callAsStaff(path, { method: 'DELETE' })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: () => {
      flushSync(onClose)
      const start = document.querySelector<HTMLElement>('[role=tab][aria-selected=true], main h1[tabindex]')
      const target = neighbour?.isConnected ? neighbour : start
      target?.focus()
      onDeleted?.()
    },
  })

  return (
    <MessageDialog heading={question} isQuestion onClose={onClose}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{note}</p>
      {remove.error && <AlertBar>{failureWords(t, remove.error)}</AlertBar>}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton isPending={remove.isPending} data-danger onClick={() => remove.mutate()}>
          <Icon d={staffDrawings.trash} /> {t('common.delete')}
        </PendingButton>
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

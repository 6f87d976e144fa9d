import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from './bar.tsx'
import { failureWords } from './failure-words.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'
import { PendingButton } from './pending-button.tsx'
import { staffDrawings } from './staff-drawings.ts'
import { useStaffMutation } from './use-staff-mutation.ts'

interface Question {
  heading: string
  /** What the button says that does it. */
  act: string
  /** Something is deleted by it. */
  isDeletion?: boolean
  /** What the other button says; without it, that nothing is done. */
  stay?: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

interface QuestionDialogProps extends Question {
  isPending?: boolean
  /** Why it could not be done. */
  error?: Error | null
  onConfirm: () => void
}

/** Asks before something is done. */
export function QuestionDialog({
  heading,
  act,
  isDeletion = false,
  stay,
  isWide = false,
  isPending = false,
  error = null,
  onConfirm,
  onClose,
  children,
}: QuestionDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={heading} isQuestion isWide={isWide} onClose={onClose}>
      {children}
      {error && <AlertBar>{failureWords(t, error)}</AlertBar>}
      <DialogActions onCancel={onClose} cancelLabel={stay}>
        <PendingButton isPending={isPending} data-danger={isDeletion || undefined} onClick={onConfirm}>
          {isDeletion && <Icon d={staffDrawings.trash} />} {act}
        </PendingButton>
      </DialogActions>
    </MessageDialog>
  )
}

interface RequestQuestionProps<Answer> extends Question {
  /** Does it. @throws ApiError */
  request: () => Promise<Answer>
  /** Keys of the queries that change with it. */
  invalidates: readonly QueryKey[]
  onDone: (answer: Answer) => void
}

/** Asks before the server does something; the question stays until that is done, and says why it could not be. */
export function RequestQuestion<Answer>({ request, invalidates, onDone, ...question }: RequestQuestionProps<Answer>) {
  const { mutate, isPending, error } = useStaffMutation({
    meta: { invalidates },
    mutationFn: request,
    onSuccess: onDone,
  })
  return <QuestionDialog {...question} isPending={isPending} error={error} onConfirm={() => mutate()} />
}

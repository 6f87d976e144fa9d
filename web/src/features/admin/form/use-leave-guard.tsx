import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasToken } from '#lib/session.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'

interface LeaveGuardOptions {
  /** Something is unsaved; asked when the form is about to be left, as the others. */
  isDirty: () => boolean
  /** What is unsaved is kept as a draft, at least its text. */
  isKept: () => boolean
  /** Leads away from the form. */
  onClose: () => void
  /** The user chose to throw away what was typed. */
  onDiscard: () => void
}

/**
 * Asks before unsaved changes are left; the draft stays until it is deleted here or saved, or its user signs out. When the
 * session has ended nothing is asked: the login comes, and the draft waits.
 */
export function useLeaveGuard({ isDirty, isKept, onClose, onDiscard }: LeaveGuardOptions) {
  const isFree = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !isFree.current && isDirty() && hasToken() && current.pathname !== next.pathname,
    enableBeforeUnload: () => !isFree.current && isDirty(),
    withResolver: true,
  })

  function go() {
    isFree.current = true
    blocker.proceed?.()
  }

  const question: ReactNode = blocker.status === 'blocked' && (
    <LeaveQuestion
      isKept={isKept()}
      onStay={blocker.reset}
      onGo={go}
      onDiscard={() => {
        onDiscard()
        go()
      }}
    />
  )

  return {
    /** To be rendered in the form. */
    question,
    cancel(): void {
      if (!isDirty()) onDiscard()
      onClose()
    },
    /** Nothing is unsaved any more. */
    free(): void {
      isFree.current = true
    },
  }
}

interface LeaveQuestionProps {
  isKept: boolean
  onStay: () => void
  onGo: () => void
  onDiscard: () => void
}

function LeaveQuestion({ isKept, onStay, onGo, onDiscard }: LeaveQuestionProps) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('confirm.leave')} isQuestion onClose={onStay}>
      <p>{t(isKept ? 'confirm.leaveNote' : 'confirm.leaveDiscardNote')}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onGo}>
          {t('confirm.leaveGo')}
        </button>
        <button type="button" className="btn" onClick={onStay}>
          {t('confirm.leaveStay')}
        </button>
        {isKept && (
          <button type="button" className="btn btn--danger" onClick={onDiscard}>
            {t('recovery.discard')}
          </button>
        )}
      </DialogActions>
    </MessageDialog>
  )
}

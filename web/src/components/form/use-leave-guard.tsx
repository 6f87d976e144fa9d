import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasToken } from '#lib/session.ts'
import { Dialog, DialogActions } from './dialog.tsx'

interface LeaveGuardOptions {
  isDirty: boolean
  /** Leads away from the form. */
  onClose: () => void
  /** Somebody chose to throw away what was typed. */
  onDiscard: () => void
}

/**
 * Asks before unsaved changes are left. Whoever presses Cancel throws them away; whoever goes elsewhere finds them again
 * as a draft. When the session has ended nothing is asked: the login comes, and the draft waits.
 */
export function useLeaveGuard({ isDirty, onClose, onDiscard }: LeaveGuardOptions) {
  const isFree = useRef(false)
  const isCancelling = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isFree.current && hasToken() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isFree.current,
    withResolver: true,
  })

  const question: ReactNode = blocker.status === 'blocked' && (
    <LeaveQuestion
      isCancelling={isCancelling.current}
      onStay={() => {
        isCancelling.current = false
        blocker.reset()
      }}
      onGo={() => {
        if (isCancelling.current) onDiscard()
        isFree.current = true
        blocker.proceed()
      }}
    />
  )

  return {
    /** To be rendered in the form. */
    question,
    cancel(): void {
      isCancelling.current = true
      if (!isDirty) onDiscard()
      onClose()
    },
    /** Nothing is unsaved any more. */
    free(): void {
      isFree.current = true
    },
  }
}

function LeaveQuestion({
  isCancelling,
  onStay,
  onGo,
}: {
  isCancelling: boolean
  onStay: () => void
  onGo: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <Dialog heading={t('confirm.leave')} isQuestion onClose={onStay}>
      <p>{t(isCancelling ? 'confirm.leaveDiscardNote' : 'confirm.leaveNote')}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onGo}>
          {t('confirm.leaveGo')}
        </button>
        <button type="button" className="btn" onClick={onStay}>
          {t('confirm.leaveStay')}
        </button>
      </DialogActions>
    </Dialog>
  )
}

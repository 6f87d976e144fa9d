import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasToken } from '#lib/session.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'

/** Milliseconds that who leaves waits for what is being sent; it goes on behind them. */
const PATIENCE_MS = 3000

/** What would be lost: pictures that the server does not have, or text that is kept nowhere. */
export type Lost = 'pictures' | 'text' | null

interface LeavingOptions {
  /** Sends what is left, and waits for it. */
  keep: () => Promise<void>
  /** What is kept neither on the server nor in this browser. */
  lost: () => Lost
}

/**
 * Leaves a form that keeps by itself what is written: it is sent first, and nothing is asked unless something is kept
 * nowhere. When the session has ended nothing is asked either: the login comes, and the copy in the browser waits.
 */
export function useLeaving({ keep, lost }: LeavingOptions) {
  const isFree = useRef(false)
  const blocker = useBlocker({
    async shouldBlockFn({ current, next }) {
      if (isFree.current || !hasToken() || current.pathname === next.pathname) return false
      await Promise.race([keep(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
      return lost() !== null
    },
    enableBeforeUnload: () => !isFree.current && lost() !== null,
    withResolver: true,
  })

  const question: ReactNode = blocker.status === 'blocked' && (
    <LeaveQuestion
      lost={lost()}
      onStay={blocker.reset}
      onGo={() => {
        isFree.current = true
        blocker.proceed()
      }}
    />
  )

  return {
    /** To be rendered in the form. */
    question,
    /** Nothing is to be kept any more. */
    free(): void {
      isFree.current = true
    },
  }
}

function LeaveQuestion({ lost, onStay, onGo }: { lost: Lost; onStay: () => void; onGo: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <MessageDialog heading={t('autosave.leave')} isQuestion onClose={onStay}>
      <p>{t(lost === 'pictures' ? 'autosave.picturesNotKept' : 'autosave.leaveNote')}</p>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onGo}>
          {t('autosave.leaveGo')}
        </button>
        <button type="button" className="btn" onClick={onStay}>
          {t('confirm.leaveStay')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}

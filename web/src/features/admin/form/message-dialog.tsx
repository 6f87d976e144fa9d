import { type ReactNode, useId } from 'react'
import { Dialog } from '#components/dialog.tsx'
import styles from './message-dialog.module.css'

interface MessageDialogProps {
  heading: string
  children: ReactNode
  /** Escape; the dialog stays until it is rendered no more. */
  onClose: () => void
  /** A question that interrupts the work (`alertdialog`); its text is read with it. */
  isQuestion?: boolean
  isWide?: boolean
}

/** A heading, a text and buttons over the page. */
export function MessageDialog({ heading, children, onClose, isQuestion = false, isWide = false }: MessageDialogProps) {
  const id = useId()

  return (
    <Dialog
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isQuestion ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div id={`${id}-text`}>{children}</div>
    </Dialog>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

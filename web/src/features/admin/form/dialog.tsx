import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  heading: string
  children: ReactNode
  /** Escape, or a click beside the dialog when it asks nothing that could be lost. */
  onClose: () => void
  /** A question that interrupts the work (`alertdialog`); its text is read with it. */
  isQuestion?: boolean
  isWide?: boolean
}

/** A native modal dialog: focus stays inside and returns to where it was. Shown as long as it is rendered. */
export function Dialog({ heading, children, onClose, isQuestion = false, isWide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isQuestion ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div id={`${id}-text`}>{children}</div>
    </dialog>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

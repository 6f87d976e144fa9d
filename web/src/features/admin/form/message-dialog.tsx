import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout.tsx'
import styles from './message-dialog.module.css'
import { ModalDialog } from './modal-dialog.tsx'

interface MessageDialogProps {
  heading: string
  children: ReactNode
  /** Escape; the dialog stays until it is rendered no more. */
  onClose: () => void
  /** A question that interrupts the work (`alertdialog`); its text is read with it. */
  isQuestion?: boolean
  isWide?: boolean
  /** Has the focus when it opens; left out, the first that can have it. */
  initialFocus?: () => HTMLElement | null | undefined
}

/** A heading, a text and buttons over the page. */
export function MessageDialog({
  heading,
  children,
  onClose,
  isQuestion = false,
  isWide = false,
  initialFocus,
}: MessageDialogProps) {
  const id = useId()

  return (
    <ModalDialog
      className={isWide ? `${styles.dialog} ${styles.wide}` : `${styles.dialog}`}
      role={isQuestion ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-heading`}
      aria-describedby={isQuestion ? `${id}-text` : undefined}
      onClose={onClose}
      initialFocus={initialFocus}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div id={`${id}-text`}>{children}</div>
    </ModalDialog>
  )
}

interface DialogActionsProps {
  /** Of the button that does nothing, which comes first where there is one. */
  onCancel?: () => void
  /** What that button says; „Отказ“ where it is left out. */
  cancelLabel?: string | undefined
  children?: ReactNode
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ onCancel, cancelLabel, children }: DialogActionsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.actions}>
      {onCancel && (
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {cancelLabel ?? t('common.cancel')}
        </button>
      )}
      {children}
    </div>
  )
}

/** What a dialog asks for; its `DialogActions` are the last child. It says itself what is wrong. */
export function DialogForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <Stack as="form" gap={5} className={styles.form} noValidate {...props} />
}

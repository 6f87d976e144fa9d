import { Dialog } from '@base-ui/react/dialog'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { closesOnce } from './closes-once.ts'
import styles from './modal-dialog.module.css'

type PopupProps = Omit<ComponentProps<typeof Dialog.Popup>, 'ref' | 'className' | 'initialFocus' | 'finalFocus'>

interface ModalDialogProps extends PopupProps {
  className: string
  /** Escape; it stays until it is rendered no more. */
  onClose: () => void
  /** Has the focus when it opens; left out, the first that can have it. What it shows comes after the effects of who shows it. */
  initialFocus?: (() => HTMLElement | null | undefined) | undefined
}

/** A dialog over the page, shown as long as it is rendered: the focus stays inside and is given back at the end. */
export function ModalDialog({ className, onClose, initialFocus, ...popup }: ModalDialogProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  // At once, where the library would do it later: who closes it may lead the focus on.
  useLayoutEffect(() => () => (opener as HTMLElement | null)?.focus({ preventScroll: true }), [opener])
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(_isOpen, change) => closesOnce(change) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup
          {...popup}
          ref={dialog}
          className={`${styles.dialog} ${className}`}
          // What it shows may have given the focus to one of its fields.
          finalFocus={false}
          initialFocus={() => initialFocus?.() ?? !dialog.current?.contains(document.activeElement)}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

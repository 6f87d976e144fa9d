import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  /** Takes the focus at the end when the page was loaded with the dialog open: a CSS selector. */
  returnTo?: string | undefined
  /** It was closed: by Escape, or by a click beside it. */
  onClose: () => void
}

/**
 * A native modal dialog, shown as long as it is rendered: the focus stays inside and is given back at the end. The server
 * renders it open, so that it can be read before the page is hydrated.
 */
export function Dialog({ returnTo, onClose, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const focusReturn = useEffectEvent(() => returnTo && document.querySelector<HTMLElement>(returnTo)?.focus())

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const closed = () => close()
    const before = document.activeElement
    element.removeAttribute('open')
    element.showModal()
    element.addEventListener('close', closed)
    return () => {
      element.removeEventListener('close', closed)
      element.close()
      if (before === document.body) focusReturn()
    }
  }, [])

  return <dialog {...attributes} ref={dialog} open />
}

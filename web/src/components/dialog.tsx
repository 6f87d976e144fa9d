import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  /** Id of its heading, which takes the focus and so has `tabIndex={-1}`. */
  labelledBy: string
  /** What it shows; when that changes, the heading takes the focus again. */
  subject: string
  /** What the cross says that closes it. */
  closeLabel: string
  /** Path of the page it stands over, when it has an address of its own: without scripts the cross leads there. */
  list?: string | undefined
  /** What takes the focus at the end when the page was loaded with the dialog open: a CSS selector. */
  returnTo: string | undefined
  size?: 'wide' | 'narrow'
  /** Language of what it shows when it is not the page's. */
  lang?: string
  /** Escape, cross and backdrop. */
  onClose: () => void
  children: ReactNode
}

/**
 * What stands over a page: modal, the focus kept inside and given back at the end. The server renders it open, so that
 * it can be read before the page is hydrated.
 */
export function Dialog({
  labelledBy,
  subject,
  closeLabel,
  list,
  returnTo,
  size = 'wide',
  lang,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const focusList = useEffectEvent(() => returnTo && document.querySelector<HTMLElement>(returnTo)?.focus())

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
      if (before === document.body) focusList()
    }
  }, [])
  useEffect(() => document.getElementById(labelledBy)?.focus(), [labelledBy, subject])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      open
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={labelledBy}
      lang={lang}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        {list === undefined ? (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" size="large" />
          </button>
        ) : (
          <Link
            {...({ to: list, search: true } as LinkProps)}
            className={styles.close}
            aria-label={closeLabel}
            activeOptions={{ exact: true }}
            preload={false}
            onClick={(event) => {
              event.preventDefault()
              onClose()
            }}
          >
            <Icon name="cross" size="large" />
          </Link>
        )}
        {children}
      </div>
    </dialog>
  )
}

import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { SiteUrl } from '#content/site-url.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import styles from './page-dialog.module.css'

interface PageDialogProps {
  /** Id of its heading, which takes the focus and so has `tabIndex={-1}`. */
  labelledBy: string
  /** What it shows; when that changes, the heading takes the focus again. */
  subject: string
  /** What the cross says that closes it. */
  closeLabel: string
  /** Path of the page it stands over, when it has an address of its own: without scripts the cross leads there. */
  list?: SiteUrl | undefined
  /** What takes the focus at the end when the page was loaded with the dialog open: a CSS selector. */
  returnTo: string | undefined
  size?: 'wide' | 'narrow'
  /** Language of what it shows when it is not the page's. */
  lang?: string
  /** Escape, cross and backdrop. */
  onClose: () => void
  children: ReactNode
}

/** What stands over a page, with a cross to close it. */
export function PageDialog({
  labelledBy,
  subject,
  closeLabel,
  list,
  returnTo,
  size = 'wide',
  lang,
  onClose,
  children,
}: PageDialogProps) {
  useEffect(() => document.getElementById(labelledBy)?.focus(), [labelledBy, subject])

  return (
    <Dialog
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={labelledBy}
      lang={lang}
      returnTo={returnTo}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={onClose}
    >
      <div className={styles.box}>
        {list === undefined ? (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" size="large" />
          </button>
        ) : (
          <Link
            to={list as string}
            search
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
    </Dialog>
  )
}

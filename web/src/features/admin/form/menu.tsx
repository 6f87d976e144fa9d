import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './menu.module.css'

/** One act of a menu. */
export interface MenuAct {
  label: string
  /** The keys that do the same, as they are read: `Ctrl+S`. */
  keys?: string
  onChoose: () => void
  isDangerous?: boolean
}

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string
  acts: MenuAct[]
  disabled?: boolean
  /** Of the place that the menu is opened at. */
  className?: string | undefined
  /** Of the button. */
  openerClass?: string | undefined
  /** The drawing on the button. */
  children: ReactNode
}

/** A button that opens a menu of acts: arrows, Home and End lead through it, Escape closes it. */
export function Menu({ label, acts, disabled = false, className, openerClass, children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const onPointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [isOpen])

  function close(): void {
    setOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const list = items()
    const at = list.indexOf(document.activeElement as HTMLElement)
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }
    const next = to[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (next !== undefined) list.at(next % list.length)?.focus()
    if (event.key === 'Escape' || next !== undefined) event.preventDefault()
  }

  return (
    <div ref={root} className={className ? `${styles.place} ${className}` : styles.place}>
      <button
        ref={opener}
        type="button"
        className={openerClass}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
          {acts.map((act) => (
            <button
              key={act.label}
              type="button"
              role="menuitem"
              aria-keyshortcuts={act.keys?.replace('Ctrl', 'Control')}
              tabIndex={-1}
              className={act.isDangerous ? styles.dangerous : undefined}
              onClick={() => {
                close()
                act.onChoose()
              }}
            >
              {act.label}
              {act.keys && <small aria-hidden="true">{act.keys}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

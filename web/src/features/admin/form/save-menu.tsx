import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#components/icon.tsx'
import styles from './save-menu.module.css'

export interface SaveWay {
  label: string
  onChoose: () => void
  isDangerous?: boolean
}

interface SaveMenuProps {
  label: string
  ways: SaveWay[]
  disabled: boolean
}

/** The other endings of a form, in a menu beside its one primary button. */
export function SaveMenu({ label, ways, disabled }: SaveMenuProps) {
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
    <div ref={root} className={styles.place}>
      <button
        ref={opener}
        type="button"
        className={`btn ${styles.opener}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && setOpen(!isOpen)}
      >
        <Icon name="down" />
      </button>
      {isOpen && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
          {ways.map((way) => (
            <button
              key={way.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={way.isDangerous ? styles.dangerous : undefined}
              onClick={() => {
                close()
                way.onChoose()
              }}
            >
              {way.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

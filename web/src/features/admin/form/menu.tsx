import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
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
  /** Where it opens while there is room. */
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Of the button. */
  className?: string | undefined
  /** The drawing on the button. */
  children: ReactNode
}

/** A button that opens a menu of acts. */
export function Menu({ label, acts, disabled = false, side, align = 'end', className, children }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null)

  return (
    <Base.Root modal={false} onOpenChange={(isOpen, change) => isOpen && disabled && change.cancel()}>
      <Base.Trigger
        ref={opener}
        className={className}
        aria-label={label}
        title={label}
        // Not `disabled`, which would take the focus away.
        aria-disabled={disabled || undefined}
      >
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          positionMethod="fixed"
          className={styles.place}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={styles.menu}>
            {acts.map((act) => (
              <Base.Item
                key={act.label}
                className={act.isDangerous ? `${styles.act} ${styles.dangerous}` : styles.act}
                aria-keyshortcuts={act.keys?.replace('Ctrl', 'Control')}
                onClick={() => {
                  // What the act opens gives the focus back to where it is now.
                  opener.current?.focus()
                  act.onChoose()
                }}
              >
                {act.label}
                {act.keys && <small aria-hidden="true">{act.keys}</small>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

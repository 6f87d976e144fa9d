import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import styles from './strip-dropdown.module.css'

interface StripDropdownProps {
  label: string
  /** Read aloud before a label that is too short to tell. */
  prefix?: string
  children: ReactNode
}

/** A small dropdown of the top strip. It closes with Escape and when the focus leaves it. */
export function StripDropdown({ label, prefix, children }: StripDropdownProps) {
  return (
    <details
      className={styles.dropdown}
      name="strip"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary>
        <span>
          {prefix && <span className="sr">{prefix} </span>}
          {label}
        </span>
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

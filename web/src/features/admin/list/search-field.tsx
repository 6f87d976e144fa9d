import type { ReactNode } from 'react'
import { Icon } from '#components/icon.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './list.module.css'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  /** The focus goes elsewhere. */
  onLeave: () => void
  /** Says how many items the search leaves; read aloud. `null` while nothing is searched for; left out, it stands elsewhere. */
  found?: string | null
  /** What is searched. */
  label: string
  /** What else narrows the list, beside the search. */
  children?: ReactNode
  /** What makes a new thing of the list, at the end of the line. */
  primary?: ReactNode
}

export function SearchField({ value, onChange, onLeave, found, label, children, primary }: SearchFieldProps) {
  return (
    <Row gap={2} noWrap={Boolean(primary)} className={styles.tools}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      {children}
      {found !== undefined && (
        <Text tone="muted" className={styles.found} role="status">
          {found}
        </Text>
      )}
      {primary && <div className={styles.primary}>{primary}</div>}
    </Row>
  )
}

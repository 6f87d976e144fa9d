import type { ReactNode } from 'react'
import styles from '#components/fold.module.css'
import { Icon } from '#components/icon.tsx'
import { Text } from '#ui/text.tsx'

interface PhoneFoldProps {
  /** What opens it says how much is within, and below that, smaller, what. */
  name: string
  contents: readonly string[]
  /** Of what is within. */
  className?: string | undefined
  children: ReactNode
}

/** What is folded on a phone, without scripts too; wide screens and paper show it without its name. */
export function PhoneFold({ name, contents, className, children }: PhoneFoldProps) {
  return (
    <details className={`${styles.fold} ${styles.phone}`}>
      <summary>
        <Icon name="plus" />
        <span>
          {name}
          <Text as="small" size="small" tone="muted">
            {contents.join(' · ')}
          </Text>
        </span>
      </summary>
      <div className={className}>{children}</div>
    </details>
  )
}

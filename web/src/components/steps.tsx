import type { ReactNode } from 'react'
import { Columns } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './steps.module.css'

interface StepsProps {
  steps: readonly { id: string; name: string; text?: string; drawing?: ReactNode }[]
  columns?: 2 | 3
  /** Rank of their names; 2 where they stand right below the header of the page. */
  level?: 2 | 3
}

/** What happens one after the other, numbered. */
export function Steps({ steps, columns = 3, level = 3 }: StepsProps) {
  const Heading = `h${level}` as const
  return (
    <Columns as="ol" columns={columns === 2 ? 'two' : 'three'} className={styles.steps}>
      {steps.map(({ id, name, text, drawing }) => (
        <li key={id}>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
          <Heading>{name}</Heading>
          {text && <Text tone="muted">{text}</Text>}
        </li>
      ))}
    </Columns>
  )
}

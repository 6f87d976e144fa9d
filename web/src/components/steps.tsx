import type { ReactNode } from 'react'
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
    <ol className={columns === 2 ? `${styles.steps} ${styles.two}` : styles.steps}>
      {steps.map(({ id, name, text, drawing }) => (
        <li key={id}>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
          <Heading>{name}</Heading>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

import styles from './steps.module.css'

interface StepsProps {
  steps: readonly { id: string; name: string; text?: string }[]
  columns?: 2 | 3
  /** Rank of their names; 2 where they stand right below the header of the page. */
  level?: 2 | 3
}

/** What happens one after the other, numbered. */
export function Steps({ steps, columns = 3, level = 3 }: StepsProps) {
  const Heading = `h${level}` as const
  return (
    <ol className={columns === 2 ? `${styles.steps} ${styles.two}` : styles.steps}>
      {steps.map(({ id, name, text }) => (
        <li key={id}>
          <Heading>{name}</Heading>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

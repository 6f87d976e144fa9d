import styles from './steps.module.css'

interface StepsProps {
  steps: readonly { id: string; name: string; text?: string }[]
  columns?: 2 | 3
}

/** What happens one after the other, numbered. */
export function Steps({ steps, columns = 3 }: StepsProps) {
  return (
    <ol className={columns === 2 ? `${styles.steps} ${styles.two}` : styles.steps}>
      {steps.map(({ id, name, text }) => (
        <li key={id}>
          <h3>{name}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

import styles from './ruled-list.module.css'

interface RuledListProps {
  rows: readonly { id: string; term: string; text: string }[]
  /** The explanation below its term, larger; else beside it. */
  isStacked?: boolean
}

/** Terms with their explanations between hairlines, in two columns. */
export function RuledList({ rows, isStacked = false }: RuledListProps) {
  return (
    <dl className={isStacked ? `${styles.ruled} ${styles.stacked}` : styles.ruled}>
      {rows.map(({ id, term, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

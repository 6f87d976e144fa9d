import styles from './attention.module.css'

/** A text of which no date breaks over two lines. */
export function WholeDates({ children }: { children: string }) {
  const parts = children.split(/(\d{2}-\d{2}-\d{4})/)
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.date}>
        {part}
      </span>
    ),
  )
}

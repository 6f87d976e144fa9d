import { classNames } from '#ui/primitive.ts'
import styles from './figures.module.css'

interface Figure {
  id: string
  /** Stands small before the value: `over`. */
  before?: string
  value: string
  unit?: string
  label: string
  /** The part of the whole, drawn as a bar. */
  percent?: number
}

interface FiguresProps {
  figures: readonly Figure[]
  /** At most so many beside each other. */
  columns: 2 | 3
}

/** Facts set large, with their labels. */
export function Figures({ figures, columns }: FiguresProps) {
  return (
    <dl className={classNames(styles.figures, columns === 3 && styles.three)}>
      {figures.map(({ id, before, value, unit, label, percent }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {before && <small>{before} </small>}
            {value}
            {unit && <small> {unit}</small>}
          </dd>
          {percent !== undefined && (
            <dd className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={percent} height="1" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Figures of a page from their texts. */
export function figuresOf<Id extends string>(ids: readonly Id[], texts: Readonly<Record<Id, Omit<Figure, 'id'>>>) {
  return ids.map((id): Figure => ({ id, ...texts[id] }))
}

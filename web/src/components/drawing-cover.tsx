import type { ReactNode } from 'react'
import styles from './drawing-cover.module.css'

interface DrawingCoverProps {
  /** Stands small above the title: what the page belongs to. */
  kind?: string | undefined
  title: string
  /** Decoration, drawn from the data of the page; a page that only has words has none. */
  children?: ReactNode
}

/** The header of a page of words, documents, dates or clauses: half as high, on a light ground, without a picture. */
export function DrawingCover({ kind, title, children }: DrawingCoverProps) {
  return (
    <section className={styles.cover} data-cover="drawing">
      <div className="wrap">
        {kind && <p className={styles.kind}>{kind}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children && (
          <div className={`${styles.drawing} no-print`} aria-hidden="true">
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

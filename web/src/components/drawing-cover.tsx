import type { ReactNode } from 'react'
import styles from './drawing-cover.module.css'

interface DrawingCoverProps {
  /** Stands small above the title: what the page belongs to. */
  kind?: string | undefined
  title: string
  /** Decoration, drawn from the data of the page. */
  children: ReactNode
}

/** The header of a page of documents, dates or clauses: half as high, on a light ground, with a drawing for a picture. */
export function DrawingCover({ kind, title, children }: DrawingCoverProps) {
  return (
    <section className={styles.cover} data-cover="drawing">
      <div className="wrap">
        {kind && <p className={styles.kind}>{kind}</p>}
        <h1 className={`${styles.title} display`}>{title}</h1>
        <div className={styles.drawing} aria-hidden="true">
          {children}
        </div>
      </div>
    </section>
  )
}

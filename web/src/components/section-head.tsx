import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  title: string
  lead: string
  /** Of the heading. */
  id?: string
  /** A choice of how to see what follows. */
  children?: ReactNode
}

/** The heading of a list with its first sentence, and beside them the choice of its views. */
export function SectionHead({ title, lead, id, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

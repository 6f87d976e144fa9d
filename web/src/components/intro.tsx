import type { ReactNode } from 'react'
import { Split } from '#ui/split.tsx'
import styles from './intro.module.css'

interface IntroProps {
  /** Only where it says more than the header of the page. */
  title?: string
  lead: string
  /** Stands beside the lead. */
  children?: ReactNode
}

/** The beginning of a page's content: its first sentence, set as a statement. */
export function Intro({ title, lead, children }: IntroProps) {
  return (
    <>
      {title && <h2>{title}</h2>}
      {children ? (
        <Split parts="wider-second" className={styles.beside}>
          <p className={styles.statement}>{lead}</p>
          <div className={styles.text}>{children}</div>
        </Split>
      ) : (
        <p className={`${styles.statement} ${styles.alone}`}>{lead}</p>
      )}
    </>
  )
}

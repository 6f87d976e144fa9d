import type { ReactNode } from 'react'
import styles from './intro.module.css'

interface IntroProps {
  title: string
  lead: string
  /** Stands beside the lead. */
  children?: ReactNode
}

/** The beginning of a page's content: its heading and its first sentence. */
export function Intro({ title, lead, children }: IntroProps) {
  return (
    <>
      <h2>{title}</h2>
      <div className={children ? styles.beside : styles.alone}>
        <p className="lead">{lead}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </>
  )
}

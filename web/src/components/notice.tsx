import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that has only to say that something is not there, and where to go instead. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main id="main" tabIndex={-1} className={`${styles.notice} wrap`}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className={styles.ways}>{children}</div>
    </main>
  )
}

import type { ReactNode } from 'react'
import styles from './account.module.css'

/** A part of the profile: its heading and what it is for, and beside them what there is. */
export function AccountSection({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.box}>
      <div>
        <h2>{heading}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

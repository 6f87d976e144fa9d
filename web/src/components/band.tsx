import type { ReactNode } from 'react'
import { Stack } from '#ui/layout.tsx'
import { Split } from '#ui/split.tsx'
import styles from './band.module.css'

interface BandProps {
  /** Of its heading, and of the band by it. */
  id: string
  heading: string
  lead?: string
  /** Beside the words. */
  children: ReactNode
}

/** Ends a page from edge to edge, on blue: what it leads to. */
export function Band({ id, heading, lead, children }: BandProps) {
  return (
    <section className={`${styles.band} on-dark`} aria-labelledby={id}>
      <Split parts="even" className="wrap">
        <Stack gap={4}>
          <h2 id={id}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </Stack>
        <Stack gap={6} className={styles.beside}>
          {children}
        </Stack>
      </Split>
    </section>
  )
}

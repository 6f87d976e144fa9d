import type { ReactNode } from 'react'
import { Row } from '#ui/layout.tsx'
import styles from './intro.module.css'

interface SectionHeadProps {
  lead: string
  /** A choice of how to see what follows. */
  children?: ReactNode
}

/** The first sentence of a page, set as a statement, and beside it the choice of how to see what follows. */
export function SectionHead({ lead, children }: SectionHeadProps) {
  return (
    <Row between align="end" gap={5} className={styles.head}>
      <p className={styles.statement}>{lead}</p>
      {children}
    </Row>
  )
}

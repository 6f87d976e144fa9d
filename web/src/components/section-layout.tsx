import type { ReactNode } from 'react'
import styles from './section-layout.module.css'

interface SectionLayoutProps {
  menu: ReactNode
  children: ReactNode
}

/** The menu of a section beside its content; on small screens above it. */
export function SectionLayout({ menu, children }: SectionLayoutProps) {
  return (
    <div className={`${styles.layout} wrap`}>
      {menu}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

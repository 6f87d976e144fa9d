import type { ReactNode } from 'react'
import styles from './section-layout.module.css'

interface SectionLayoutProps {
  menu: ReactNode
  /** On small screens the content begins right below the menu, as with a picture. */
  isFlush?: boolean
  children: ReactNode
}

/** The menu of a section beside its content; on small screens above it. */
export function SectionLayout({ menu, isFlush = false, children }: SectionLayoutProps) {
  return (
    <div className={`${styles.layout} wrap grid`}>
      {menu}
      <div className={isFlush ? `${styles.content} ${styles.flush}` : styles.content}>{children}</div>
    </div>
  )
}

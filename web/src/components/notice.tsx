import type { ReactNode } from 'react'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
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
      <Text size="large" tone="muted">
        {text}
      </Text>
      <Row className={styles.ways}>{children}</Row>
    </main>
  )
}

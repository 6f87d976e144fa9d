import type { ComponentProps, ReactNode } from 'react'
import styles from './fold.module.css'
import { classNames } from './primitive.ts'

interface FoldProps extends ComponentProps<'details'> {
  /** What is shown as long as it is folded. */
  summary: ReactNode
}

/** Shows its content when asked. */
export function Fold({ summary, className, children, ...rest }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

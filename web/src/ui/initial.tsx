import type { ReactNode } from 'react'
import styles from './initial.module.css'
import { classNames } from './primitive.ts'

interface InitialProps {
  /** Of a person; its first letter is shown. */
  name: string
  /** What is shown in place of it: `MB`. */
  letters?: string | undefined
  /** 24, 32 or 44 px. */
  size?: 'small' | 'middle' | 'large'
  className?: string | undefined
  /** A portrait over it. */
  children?: ReactNode
}

/** The first letter of a person's name in a disc; it is not read aloud. */
export function Initial({ name, letters, size = 'large', className, children }: InitialProps) {
  return (
    <span
      className={classNames(styles.initial, size !== 'large' && styles[size], className)}
      aria-hidden="true"
      data-letters={letters || name.slice(0, 1).toLocaleUpperCase('bg')}
    >
      {children}
    </span>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from './primitive.ts'
import styles from './table.module.css'

interface TableLook {
  /** The line of a part above it, where no head line is seen. */
  top?: 'heavy'
  /** On a phone each row is a few lines, its cells named by their `data-label`; the head line is then only heard. */
  stacks?: boolean
}

/** A table between hairlines, its head line small above a heavy one. */
export function Table({ top, stacks, className, ...rest }: TableLook & ComponentProps<'table'>) {
  return (
    <table className={classNames(styles.table, top && styles[top], stacks && styles.stacks, className)} {...rest} />
  )
}

import type { ComponentProps } from 'react'
import { classNames } from './primitive.ts'
import styles from './tick.module.css'

/** A box that is ticked, or with `type="radio"` one of several points; its words beside it are pressed as well. */
export function Tick({ type = 'checkbox', className, children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input type={type} {...rest} />
      <span>{children}</span>
    </label>
  )
}

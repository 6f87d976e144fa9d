import { classNames, type PrimitiveProps } from './primitive.ts'
import styles from './progress-bar.module.css'

/** How much of something is done. */
export function ProgressBar({ className, ...rest }: PrimitiveProps<'progress', object>) {
  return <progress className={classNames(styles.bar, className)} {...rest} />
}

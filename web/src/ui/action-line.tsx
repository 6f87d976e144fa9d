import styles from './action-line.module.css'
import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

/** A line of its own that is followed or pressed: a number to call, a file, the `summary` of a fold; an icon may begin it. */
export function ActionLine<T extends Tag = 'a'>({ as, className, ...rest }: PrimitiveProps<T, object>) {
  const Element = elementOf(as, 'a')
  return <Element className={classNames(styles.line, className)} {...rest} />
}

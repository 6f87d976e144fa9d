import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './ruled.module.css'

/** Things below each other with a line after each. */
export function Ruled<T extends Tag = 'ul'>({ as, className, ...rest }: PrimitiveProps<T, object>) {
  const Element = elementOf(as, 'ul')
  return <Element className={classNames(styles.ruled, className)} {...rest} />
}

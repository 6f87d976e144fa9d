import styles from './chips.module.css'
import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

/** Buttons side by side, of which those that are chosen (`aria-pressed`) have a ground. */
export function Chips<T extends Tag = 'div'>({ as, className, ...rest }: PrimitiveProps<T, object>) {
  const Element = elementOf(as, 'div')
  return <Element className={classNames(styles.chips, className)} {...rest} />
}

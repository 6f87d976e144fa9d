import styles from './hidden-below.module.css'
import { elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

interface HiddenBelowLook {
  /** In pixels of the window. */
  width: 600 | 1000
}

/** Words that a narrow window has no room for, where a drawing says them; read aloud they stay. */
export function HiddenBelow<T extends Tag = 'span'>({
  as,
  width,
  ...rest
}: Omit<PrimitiveProps<T, HiddenBelowLook>, 'className'>) {
  const Element = elementOf(as, 'span')
  return <Element className={width === 600 ? styles.phone : styles.desk} {...rest} />
}

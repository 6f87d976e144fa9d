import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './split.module.css'

interface SplitLook {
  /** How the width is parted, five to four unless said otherwise. */
  parts?: 'even' | 'wider-second'
  align?: 'center' | 'end'
}

/** Two things beside each other, one below the other under 1000 px; a class may set other `--parts`, as columns of a grid. */
export function Split<T extends Tag = 'div'>(props: PrimitiveProps<T, SplitLook>) {
  const { as, parts, align, className, ...rest } = props
  const Element = elementOf(as, 'div')
  return (
    <Element
      className={classNames(styles.split, parts && styles[parts], align && styles[align], className)}
      {...rest}
    />
  )
}

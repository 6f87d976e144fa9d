import styles from './layout.module.css'
import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

interface LayoutLook {
  /** In steps of 4 px, as the tokens `--s-1` to `--s-8`. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8
  align?: 'start' | 'center' | 'end' | 'baseline'
}

interface RowLook extends LayoutLook {
  /** The first at the beginning of the line, the last at its end. */
  between?: boolean
  /** All in the middle of the line. */
  centred?: boolean
  noWrap?: boolean
  /** No gap between its lines: what stands in them has room of its own above and below. */
  tight?: boolean
}

interface ColumnsLook extends LayoutLook {
  columns: 'two' | 'three' | 'four'
}

/** One below the other, each as wide as the place. */
export function Stack<T extends Tag = 'div'>({
  as,
  gap = 3,
  align,
  className,
  ...rest
}: PrimitiveProps<T, LayoutLook>) {
  const Element = elementOf(as, 'div')
  return (
    <Element className={classNames(styles.stack, styles[`gap${gap}`], align && styles[align], className)} {...rest} />
  )
}

/** Side by side, on the next line what has no room; in the middle of the line unless `align` says otherwise. */
export function Row<T extends Tag = 'div'>(props: PrimitiveProps<T, RowLook>) {
  const { as, gap = 3, align, between, centred, noWrap, tight, className, ...rest } = props
  const Element = elementOf(as, 'div')
  const look = [
    align && styles[align],
    between && styles.between,
    centred && styles.centred,
    noWrap && styles.noWrap,
    tight && styles.tight,
  ]
  return <Element className={classNames(styles.row, styles[`gap${gap}`], ...look, className)} {...rest} />
}

/** Equal columns: two below 1000 px where there are more, one below 600 px. */
export function Columns<T extends Tag = 'div'>(props: PrimitiveProps<T, ColumnsLook>) {
  const { as, columns, gap = 5, align, className, ...rest } = props
  const Element = elementOf(as, 'div')
  const look = [styles[columns], styles[`gap${gap}`], align && styles[align]]
  return <Element className={classNames(styles.columns, ...look, className)} {...rest} />
}

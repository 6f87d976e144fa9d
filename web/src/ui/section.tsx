import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './section.module.css'

interface SectionLook {
  /** As far from what stands before it as one subject is from another. */
  wide?: boolean
}

/** A part of a page, apart from what stands before it. */
export function Section<T extends Tag = 'section'>(props: PrimitiveProps<T, SectionLook>) {
  const { as, wide, className, ...rest } = props
  const Element = elementOf(as, 'section')
  return <Element className={classNames(styles.section, wide && styles.wide, className)} {...rest} />
}

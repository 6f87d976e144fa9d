import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './surface.module.css'

interface SurfaceLook {
  /** From edge to edge of a narrow window. */
  bleed?: boolean
}

/** White ground that lies on the page. */
export function Surface<T extends Tag = 'div'>({ as, bleed, className, ...rest }: PrimitiveProps<T, SurfaceLook>) {
  const Element = elementOf(as, 'div')
  return <Element className={classNames(styles.surface, bleed && styles.bleed, className)} {...rest} />
}

import styles from './icon-button.module.css'
import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

interface IconButtonLook {
  /** 56 or 64 px instead of 44. */
  size?: 'medium' | 'large'
  /** Blue under the pointer, where it stands on a picture or at the edge of a box. */
  solid?: boolean
  /** Red under the pointer: something goes by it. */
  danger?: boolean
}

/** For what is made elsewhere: the opener of a menu. */
export const iconButton = styles.button

/** A button or a link that is only an icon; its `aria-label` says what it does. */
export function IconButton<T extends Tag = 'button'>(props: PrimitiveProps<T, IconButtonLook>) {
  const { as, size, solid, danger, className, ...rest } = props
  const Element = elementOf(as, 'button')
  const type = Element === 'button' ? { type: 'button' } : undefined
  const look = [size && styles[size], solid && styles.solid, danger && styles.danger]
  return <Element {...type} className={classNames(styles.button, ...look, className)} {...rest} />
}

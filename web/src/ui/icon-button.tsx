import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'
import { classNames } from './primitive.ts'

interface IconButtonLook {
  /** 56 or 64 px instead of 44. */
  size?: 'medium' | 'large'
  /** Blue under the pointer, where it stands on a picture or at the edge of a box. */
  solid?: boolean
}

/** A button that is only an icon; its `aria-label` says what it does. */
export function IconButton({ size, solid, className, ...rest }: IconButtonLook & ComponentProps<'button'>) {
  const look = [size && styles[size], solid && styles.solid]
  return <button type="button" className={classNames(styles.button, ...look, className)} {...rest} />
}

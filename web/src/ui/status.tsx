import type { ComponentProps } from 'react'
import { classNames } from './primitive.ts'
import styles from './status.module.css'
import { Text, type TextLook } from './text.tsx'

/** In which state a thing is: a small drawing and a word in its colour. */
export function Status({ className, ...rest }: Omit<ComponentProps<'span'>, keyof TextLook> & TextLook) {
  return <Text as="span" semi className={classNames(styles.status, className)} {...rest} />
}

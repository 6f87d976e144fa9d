import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './text.module.css'

export interface TextLook {
  /** Of the six sizes those below headings: 13, 15, 17 and 21 px; `title` is 21 px as the name of a row. */
  size?: 'label' | 'small' | 'body' | 'large' | 'title'
  tone?: 'muted' | 'brand' | 'error' | 'ok' | 'accent'
  semi?: boolean
  /** Digits of one width, so that figures stand below each other. */
  numbers?: boolean
}

/** Text in one of the sizes and tones; what is not given is inherited. */
export function Text<T extends Tag = 'p'>(props: PrimitiveProps<T, TextLook>) {
  const { as, size, tone, semi, numbers, className, ...rest } = props
  const Element = elementOf(as, 'p')
  const look = [size && styles[size], tone && styles[tone], semi && styles.semi, numbers && styles.numbers]
  return <Element className={classNames(...look, className)} {...rest} />
}

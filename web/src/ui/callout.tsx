import styles from './callout.module.css'
import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'

interface CalloutLook {
  tone?: 'ok' | 'accent' | 'error'
}

/** A few words on a coloured ground that are to be seen first: a result, a limit that is gone over, an absence. */
export function Callout<T extends Tag = 'p'>(props: PrimitiveProps<T, CalloutLook>) {
  const { as, tone = 'plain', className, ...rest } = props
  const Element = elementOf(as, 'p')
  return <Element className={classNames(styles.callout, styles[tone], className)} {...rest} />
}

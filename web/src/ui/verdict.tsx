import { classNames, elementOf, type PrimitiveProps, type Tag } from './primitive.ts'
import styles from './verdict.module.css'

interface VerdictLook {
  /** Of the line above and of the heading; left out while nothing is decided. */
  tone?: 'ok' | 'accent' | 'error'
}

/** What was found out about something that a visitor gave: its heading, the reasons, what can be done. */
export function Verdict<T extends Tag = 'section'>(props: PrimitiveProps<T, VerdictLook>) {
  const { as, tone, className, ...rest } = props
  const Element = elementOf(as, 'section')
  return <Element className={classNames(styles.verdict, tone && styles[tone], className)} {...rest} />
}

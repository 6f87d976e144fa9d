import styles from './count.module.css'
import { classNames, type PrimitiveProps } from './primitive.ts'

interface CountLook {
  tone?: 'error' | 'accent'
}

/** How many there are, beside a word. */
export function Count({ tone, className, ...rest }: PrimitiveProps<'b', CountLook>) {
  return <b className={classNames(styles.count, tone && styles[tone], className)} {...rest} />
}

import styles from './hint.module.css'
import { classNames, type PrimitiveProps } from './primitive.ts'

interface HintLook {
  /** It says that all is well, or what is wrong. */
  tone?: 'good' | 'bad' | false | undefined
}

/** What is said below a field or about a thing; without words it takes no room. */
export function Hint({ tone, className, ...rest }: PrimitiveProps<'p', HintLook>) {
  return <p className={classNames(styles.hint, tone && styles[tone], className)} {...rest} />
}

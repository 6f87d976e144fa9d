import type { ComponentProps, ReactNode } from 'react'
import styles from './facts.module.css'
import { classNames } from './primitive.ts'

interface FactsLook {
  /** The first row begins with the line of a part, else with the hairline that is between the others. */
  top?: 'heavy'
  /** The names take a seventh of the width instead of two fifths. */
  terms?: 'narrow'
  /** Values in the weight of running text, or as figures at the end of the line. */
  values?: 'plain' | 'figures'
}

/** Rows of name and value between hairlines; each row is a `Fact`. */
export function Facts({ top, terms, values, className, ...rest }: FactsLook & ComponentProps<'dl'>) {
  const look = [top && styles[top], terms && styles[terms], values && styles[values]]
  return <dl className={classNames(styles.facts, ...look, className)} {...rest} />
}

/** One name with its value, in a `<dl>`. */
export function Fact({ term, children, ...rest }: { term: ReactNode } & ComponentProps<'div'>) {
  return (
    <div {...rest}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

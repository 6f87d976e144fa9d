import type { ReactNode } from 'react'
import { Hint } from './hint.tsx'
import { classNames } from './primitive.ts'

interface FieldProps {
  /** Of the control within; the label has `{id}-label`, what stands below it `{id}-hint`. */
  id: string
  label: ReactNode
  isRequired?: boolean | undefined
  hint?: ReactNode
  /** What is wrong with it, in place of the hint. */
  problem?: ReactNode
  /** What is wrong is read aloud as soon as it is said. */
  isAlert?: boolean
  /** Stands below all that. */
  below?: ReactNode
  className?: string | undefined
  /** The control: an input, a select, a text area. */
  children: ReactNode
}

/** A control with its label above and what is said of it below. */
export function Field({ id, label, isRequired, hint, problem, isAlert, below, className, children }: FieldProps) {
  return (
    <div className={classNames('field', Boolean(problem) && 'is-invalid', className)}>
      <label id={`${id}-label`} htmlFor={id}>
        {label} {isRequired && <RequiredMark />}
      </label>
      {children}
      <Hint id={`${id}-hint`} role={isAlert && problem ? 'alert' : undefined} tone={Boolean(problem) && 'bad'}>
        {problem || hint}
      </Hint>
      {below}
    </div>
  )
}

/** The star of a field that has to be filled. */
export function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  )
}

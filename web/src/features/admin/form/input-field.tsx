import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from '#ui/field.tsx'

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string
  hint?: ReactNode
  /** What is wrong with it, in place of the hint; it is read aloud at once. */
  problem?: ReactNode
  /** It is marked as wrong, though what is wrong is said elsewhere. */
  isInvalid?: boolean
  /** Has a star. */
  isRequired?: boolean
  value: string
  onChange: (value: string) => void
  /** Stands below it. */
  children?: ReactNode
}

/** A line that is typed outside of the forms of the collections: in a dialog, at the sign-in, in the profile. */
export function InputField({
  label,
  hint,
  problem,
  isInvalid = Boolean(problem),
  isRequired = false,
  onChange,
  children,
  ...input
}: InputFieldProps) {
  const id = useId()
  return (
    <Field
      id={id}
      label={label}
      isRequired={isRequired}
      hint={hint}
      problem={problem}
      isAlert
      below={children}
      className={isInvalid ? 'is-invalid' : undefined}
    >
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** The pattern of what is more than spaces. */
export const NOT_BLANK = String.raw`.*\S.*`

import { useId } from 'react'
import { Field } from '#ui/field.tsx'
import { useField } from './use-field.ts'

interface ChoiceFieldProps {
  label: string
  hint?: string | undefined
  choices: readonly { choice: string; word: string }[]
}

/** One of several choices. */
export function ChoiceField({ label, hint, choices }: ChoiceFieldProps) {
  const id = useId()
  const { name, value, change } = useField<string>()
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        name={name}
        className="select"
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => change(target.value)}
      >
        {choices.map(({ choice, word }) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    </Field>
  )
}

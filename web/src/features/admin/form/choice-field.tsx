import { useId } from 'react'
import frame from './form-frame.module.css'
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
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
      {hint && (
        <p id={`${id}-hint`} className={frame.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

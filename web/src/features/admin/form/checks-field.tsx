import { useId } from 'react'
import styles from './checks-field.module.css'
import frame from './form-frame.module.css'
import { useField } from './use-field.ts'

interface ChecksFieldProps<Choice extends string> {
  label: string
  hint?: string
  choices: readonly { choice: Choice; word: string }[]
}

/** Several of few choices. */
export function ChecksField<Choice extends string>({ label, hint, choices }: ChecksFieldProps<Choice>) {
  const id = useId()
  const { value, change } = useField<Choice[]>()
  const chosen = choices.map(({ choice }) => choice)
  return (
    <fieldset className={styles.checks} aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      <div>
        {choices.map(({ choice, word }) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={value.includes(choice)}
              onChange={({ target }) =>
                change(chosen.filter((one) => (one === choice ? target.checked : value.includes(one))))
              }
            />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={frame.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

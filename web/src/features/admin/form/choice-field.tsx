import { useId } from 'react'
import { Field } from '#ui/field.tsx'
import { Select } from './select.tsx'
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
      <Select
        id={id}
        name={name}
        value={value}
        choices={choices.map(({ choice }) => choice)}
        wordOf={(each) => choices.find(({ choice }) => choice === each)?.word ?? ''}
        aria-describedby={hint && `${id}-hint`}
        onChoose={change}
      />
    </Field>
  )
}

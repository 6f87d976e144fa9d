import { useId } from 'react'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
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
    <fieldset aria-describedby={hint && `${id}-hint`}>
      <Text as="legend" semi>
        {label}
      </Text>
      <Row gap={6} tight>
        {choices.map(({ choice, word }) => (
          <Tick
            key={choice}
            checked={value.includes(choice)}
            onChange={({ target }) =>
              change(chosen.filter((one) => (one === choice ? target.checked : value.includes(one))))
            }
          >
            {word}
          </Tick>
        ))}
      </Row>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </fieldset>
  )
}

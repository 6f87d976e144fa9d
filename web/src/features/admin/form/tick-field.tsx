import { useId } from 'react'
import { Hint } from '#ui/hint.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import { useField } from './use-field.ts'

/** Yes or no, in a collection's form. */
export function TickField({ label, hint }: { label: string; hint?: string }) {
  const id = useId()
  const { value, change } = useField<boolean>()
  return (
    <div>
      <Tick checked={value} aria-describedby={hint && `${id}-hint`} onChange={({ target }) => change(target.checked)}>
        <Text as="span" semi>
          {label}
        </Text>
      </Tick>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  )
}

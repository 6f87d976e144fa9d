import type { ComponentProps } from 'react'

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value
  /** In their order. */
  choices: readonly Value[]
  wordOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** Chooses one of some. */
export function Select<Value extends string>({ choices, wordOf, onChoose, ...select }: SelectProps<Value>) {
  return (
    <select
      {...select}
      className="select"
      onChange={({ target }) => {
        const chosen = choices.find((each) => each === target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {wordOf(each)}
        </option>
      ))}
    </select>
  )
}

interface NarrowingSelectProps<Value extends string> extends Omit<SelectProps<Value>, 'value' | 'onChoose'> {
  /** `undefined` when everything is listed. */
  value: Value | undefined
  /** What the choice of everything is called. */
  any: string
  onChoose: (value: Value | undefined) => void
}

/** Narrows a list to one of some, or not at all. */
export function NarrowingSelect<Value extends string>({
  value,
  any,
  choices,
  wordOf,
  onChoose,
  ...select
}: NarrowingSelectProps<Value>) {
  return (
    <Select<Value | ''>
      {...select}
      value={value ?? ''}
      choices={['', ...choices]}
      wordOf={(each) => (each === '' ? any : wordOf(each))}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
    />
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Hint } from '#ui/hint.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './chips-field.module.css'
import { useField } from './use-field.ts'

interface ChipsFieldProps<Choice extends string> {
  label: string
  hint?: string
  /** What one may choose from. */
  choices: readonly Choice[]
  /** A choice as staff read it. */
  wordOf: (choice: Choice) => string
  /** Said when nothing is chosen. */
  none?: string
}

/** Several of many choices: what is chosen can be taken away, the others stand in a list. */
export function ChipsField<Choice extends string>({ label, hint, choices, wordOf, none }: ChipsFieldProps<Choice>) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { value, change } = useField<Choice[]>()
  const others = choices
    .filter((choice) => !value.includes(choice))
    .toSorted((one, other) => wordOf(one).localeCompare(wordOf(other), 'bg'))
  return (
    <fieldset className={styles.chips} aria-describedby={hint && `${id}-hint`}>
      <Text as="legend" semi>
        {label}
      </Text>
      <Row as="ul" gap={2}>
        {value.length === 0 && none && (
          <Text as="li" tone="muted">
            {none}
          </Text>
        )}
        {value.map((choice) => (
          <li key={choice} className={styles.chosen}>
            {wordOf(choice)}
            <IconButton
              danger
              aria-label={t('collections.takeAway', { word: wordOf(choice) })}
              onClick={() => change(value.filter((one) => one !== choice))}
            >
              <Icon name="cross" size="small" />
            </IconButton>
          </li>
        ))}
        <li className={styles.add}>
          <select
            className="select"
            aria-label={t('collections.addTo', { list: label })}
            value=""
            onChange={({ target }) => {
              const added = others.find((choice) => choice === target.value)
              if (added) change([...value, added])
            }}
          >
            <option value="">{t('collections.add')}</option>
            {others.map((choice) => (
              <option key={choice} value={choice}>
                {wordOf(choice)}
              </option>
            ))}
          </select>
        </li>
      </Row>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </fieldset>
  )
}

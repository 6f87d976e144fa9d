import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { oneLine } from '#lib/one-line.ts'
import { Field } from '#ui/field.tsx'
import { useField } from './use-field.ts'

interface PlainFieldProps {
  label: string
  hint?: string
  /** Said when the contract refuses what is typed. */
  wrong?: string
  maxLength: number
  isRequired?: boolean
  /** More than a line. */
  isLong?: boolean
  inputMode?: 'numeric'
  /** Language of the text, when it is not Bulgarian. */
  lang?: string
}

/** A short text of a collection's form. */
export function PlainField({ label, hint, wrong, maxLength, isRequired, isLong, inputMode, lang }: PlainFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { name, value, change, isInvalid, refusal } = useField<string>()
  const problem = refusal ?? (isInvalid && value.trim() !== '' ? (wrong ?? t('errors.validation')) : undefined)
  const shared = {
    id,
    name,
    lang,
    maxLength,
    inputMode,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': `${id}-hint`,
    value,
  }
  return (
    <Field id={id} label={label} isRequired={isRequired} hint={hint} problem={problem}>
      {isLong ? (
        <textarea {...shared} className="textarea" rows={3} onChange={({ target }) => change(target.value)} />
      ) : (
        <input {...shared} className="input" onChange={({ target }) => change(oneLine(target.value))} />
      )}
    </Field>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { oneLine } from '#lib/one-line.ts'
import { Field } from '#ui/field.tsx'
import frame from './form-frame.module.css'
import { useField } from './use-field.ts'

interface TextFieldProps {
  label: string
  placeholder: string
  isRequired?: boolean
  /** Characters that can be typed. */
  maxLength?: number
  /** Characters that the text may have; those that remain are counted below it, and more can be typed (ADM-26). */
  limit?: number
  /** Language of the text, when it is not Bulgarian. */
  lang?: string
}

/** A line of text, which wraps when it is long. */
export function TextField({ label, placeholder, isRequired, maxLength, limit, lang }: TextFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { value, change, isInvalid } = useField<string>()
  const isTooLong = limit !== undefined && isInvalid
  const left = (limit ?? 0) - value.trim().length

  return (
    <Field
      id={id}
      label={label}
      isRequired={isRequired}
      className={isTooLong ? 'is-invalid' : undefined}
      below={
        limit !== undefined && (
          <span id={`${id}-count`} className="count">
            {left < 0
              ? t('newsForm.titleOver', { count: -left, max: limit })
              : t('newsForm.titleLeft', { count: left, max: limit })}
          </span>
        )
      }
    >
      <textarea
        id={id}
        className={`textarea ${frame.title}`}
        rows={1}
        lang={lang}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-required={isRequired}
        aria-invalid={isTooLong || undefined}
        aria-describedby={limit === undefined ? undefined : `${id}-count`}
        value={value}
        onChange={(event) => change(oneLine(event.target.value))}
      />
    </Field>
  )
}

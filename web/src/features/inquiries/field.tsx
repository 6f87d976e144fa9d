import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './inquiry-form.module.css'
import type { InquiryField } from './inquiry-rules.ts'

interface FieldProps {
  field: InquiryField
  /** The fields that are marked as wrong now. */
  wrong: readonly InquiryField[]
  isWide?: boolean
  children: (control: {
    id: string
    name: string
    placeholder: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A labelled control; what is wrong is shown by its look, and said to those who do not see it (INQ-08, INQ-09). */
export function Field({ field, wrong, isWide = false, children }: FieldProps) {
  const { t } = useTranslation('inquiries')
  const id = useId()
  const isWrong = wrong.includes(field)
  const classes = ['field', isWide && styles.wide, isWrong && 'is-invalid']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {t(`labels.${field}`)}{' '}
        <span className="req" aria-hidden="true">
          {'*'}
        </span>
      </label>
      {children({
        id,
        name: field,
        placeholder: t(`placeholders.${field}`),
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}wrong` : undefined,
      })}
      {isWrong && (
        <span id={`${id}wrong`} className="sr">
          {t(`errorsForScreenReaders.${field}`)}
        </span>
      )}
    </div>
  )
}

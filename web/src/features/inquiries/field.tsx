import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryLimits } from 'supabase/inquiry-facts'
import { Text } from '#ui/text.tsx'
import styles from './inquiry-form.module.css'
import type { InquiryField } from './inquiry-rules.ts'

interface FieldProps {
  field: InquiryField
  /** The fields that are marked as wrong now. */
  wrong: readonly InquiryField[]
  /** The fields that are said to be wrong, until they are changed. */
  refused: readonly InquiryField[]
  /** How many characters each field has. */
  typed: Partial<Record<InquiryField, number>>
  isWide?: boolean
  children: (control: {
    id: string
    name: string
    placeholder: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** From which part of the longest entry on the characters are counted. */
const NEAR_THE_LIMIT = 0.8

/**
 * A labelled control (INQ-08): what is wrong is marked for a while, and said below it until it is changed; what is nearly
 * as long as it may be is counted.
 */
export function Field({ field, wrong, refused, typed, isWide = false, children }: FieldProps) {
  const { t } = useTranslation('inquiries')
  const id = useId()
  const isWrong = wrong.includes(field)
  const isRefused = refused.includes(field)
  const max = field === 'category' ? undefined : inquiryLimits[field]
  const count = typed[field] ?? 0
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
        'aria-describedby': isRefused ? `${id}wrong` : undefined,
      })}
      {max !== undefined && count >= max * NEAR_THE_LIMIT && (
        <output className={count > max ? 'count is-over' : 'count'}>{t('counter', { count, max })}</output>
      )}
      {isRefused && (
        <Text id={`${id}wrong`} size="small" tone="error">
          {t(`errors.${field}`)}
        </Text>
      )}
    </div>
  )
}

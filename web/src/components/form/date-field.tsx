import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { typeDate } from './dates.ts'
import styles from './form-frame.module.css'
import { Icon } from './icon.tsx'

interface DateFieldProps {
  label: string
  /** As typed, `DD-MM-YYYY`. */
  value: string
  onChange: (value: string) => void
  /** The field was left. */
  onLeave?: () => void
  /** Said under the field, which is then marked as wrong. */
  error?: string | undefined
  hint?: string | undefined
}

export function DateField({ label, value, onChange, onLeave, error, hint }: DateFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>
        {label} <RequiredMark />
      </label>
      <input
        id={id}
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={t('newsForm.datePlaceholder')}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(typeDate(event.target.value))}
        onBlur={onLeave}
      />
      <p id={`${id}-hint`} className={error ? `${styles.hint} ${styles.bad}` : styles.hint}>
        {error ? (
          <>
            <Icon name="warning" size="small" /> {error}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}

/** The star of a field that has to be filled. */
export function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/field.tsx'

interface SecretFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  hint?: string
  /** Why it is refused. */
  problem?: string | undefined
}

/** A password that is typed. */
export function SecretField({ label, autoComplete, value, onChange, hint, problem }: SecretFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} problem={problem} isAlert>
      <input
        id={id}
        className="input"
        type="password"
        autoComplete={autoComplete}
        maxLength={200}
        required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** The password of the account, asked for once more before something of it changes. */
export function CurrentPasswordField(field: Pick<SecretFieldProps, 'value' | 'onChange' | 'problem'>) {
  const { t } = useTranslation('admin')
  return <SecretField label={t('account.current')} autoComplete="current-password" {...field} />
}

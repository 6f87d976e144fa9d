import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'

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
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
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
      <p
        id={`${id}-hint`}
        role={problem ? 'alert' : undefined}
        className={problem ? `${frame.hint} ${frame.bad}` : frame.hint}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}

/** The password of the account, asked for once more before something of it changes. */
export function CurrentPasswordField(field: Pick<SecretFieldProps, 'value' | 'onChange' | 'problem'>) {
  const { t } = useTranslation('admin')
  return <SecretField label={t('account.current')} autoComplete="current-password" {...field} />
}

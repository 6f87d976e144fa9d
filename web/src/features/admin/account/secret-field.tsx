import { useTranslation } from 'react-i18next'
import { InputField } from '#features/admin/form/input-field.tsx'

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
export function SecretField(field: SecretFieldProps) {
  return <InputField {...field} type="password" maxLength={200} required />
}

/** The password of the account, asked for once more before something of it changes. */
export function CurrentPasswordField(field: Pick<SecretFieldProps, 'value' | 'onChange' | 'problem'>) {
  const { t } = useTranslation('admin')
  return <SecretField label={t('account.current')} autoComplete="current-password" {...field} />
}

import { MAX_WITHDRAWAL_REASON } from 'api/contract/withdrawal'
import { useTranslation } from 'react-i18next'
import { InputField, NOT_BLANK } from '#features/admin/form/input-field.tsx'

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Why a statement that the law wants public leaves the site; the form around it is not sent without. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('admin')
  return (
    <InputField
      label={t('withdrawal.reason')}
      hint={t('withdrawal.hint')}
      isRequired
      maxLength={MAX_WITHDRAWAL_REASON}
      pattern={NOT_BLANK}
      required
      value={value}
      onChange={onChange}
    />
  )
}

/** What an address says of the reason: `?reason=…`, nothing without one. @param joint before it: `&` behind another query */
export const reasonQuery = (reason: string, joint: '?' | '&' = '?'): string =>
  reason.trim() === '' ? '' : `${joint}reason=${encodeURIComponent(reason.trim())}`

import { MAX_WITHDRAWAL_REASON } from 'api/contract/withdrawal'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/field.tsx'

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Why a statement that the law wants public leaves the site; the form around it is not sent without. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  return (
    <Field id={id} label={t('withdrawal.reason')} isRequired hint={t('withdrawal.hint')}>
      <input
        id={id}
        className="input"
        aria-describedby={`${id}-hint`}
        maxLength={MAX_WITHDRAWAL_REASON}
        // Not only spaces.
        pattern={String.raw`.*\S.*`}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

/** What an address says of the reason: `?reason=…`, nothing without one. @param joint before it: `&` behind another query */
export const reasonQuery = (reason: string, joint: '?' | '&' = '?'): string =>
  reason.trim() === '' ? '' : `${joint}reason=${encodeURIComponent(reason.trim())}`

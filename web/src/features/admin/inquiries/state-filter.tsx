import { INQUIRY_STATES, type InquiryState } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'

interface StateFilterProps {
  /** Nothing: all are shown. */
  state: InquiryState | undefined
  onChoose: (state: InquiryState | undefined) => void
}

/** Narrows the inquiries to those whose mail waits, went out or failed, or to what looks like spam. */
export function StateFilter({ state, onChoose }: StateFilterProps) {
  const { t } = useTranslation('admin')
  return (
    <select
      className="select"
      aria-label={t('inquiries.state')}
      value={state ?? ''}
      onChange={({ target }) => onChoose(INQUIRY_STATES.find((one) => one === target.value))}
    >
      <option value="">{t('inquiries.stateAll')}</option>
      {INQUIRY_STATES.map((one) => (
        <option key={one} value={one}>
          {t(`inquiries.${one}`)}
        </option>
      ))}
    </select>
  )
}

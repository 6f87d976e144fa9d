import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { Icon } from '#features/admin/form/icon.tsx'
import styles from './delivery-state.module.css'

const ICONS = { queued: 'clock', sent: 'check', failed: 'warning' } as const

/** Whether the mail of an inquiry waits, went out or failed; by word, sign and colour. */
export function DeliveryState({ status }: Pick<StoredInquiry, 'status'>) {
  const { t } = useTranslation('admin')
  return (
    <span className={`${styles.state} ${styles[status]}`}>
      <Icon name={ICONS[status]} size="small" /> {t(`inquiries.${status}`)}
    </span>
  )
}

import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { drawings, Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import styles from './delivery-state.module.css'

const ICONS = { queued: staffDrawings.clock, sent: drawings.check, failed: drawings.warning }

/** Whether the mail of an inquiry waits, went out or failed; by word, sign and colour. */
export function DeliveryState({ status }: Pick<StoredInquiry, 'status'>) {
  const { t } = useTranslation('admin')
  return (
    <span className={`${styles.state} ${styles[status]}`}>
      <Icon d={ICONS[status]} size="small" /> {t(`inquiries.${status}`)}
    </span>
  )
}

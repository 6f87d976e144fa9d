import { Link } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import list from '#features/admin/list/list.module.css'
import { DeliveryState } from './delivery-state.tsx'
import styles from './inquiries.module.css'
import { useSubject } from './use-subject.ts'

interface InquiryRowProps {
  inquiry: StoredInquiry
  isSelected: boolean
}

/** One inquiry of the list; the whole row opens it. */
export function InquiryRow({ inquiry, isSelected }: InquiryRowProps) {
  const { t } = useTranslation('admin')
  const subject = useSubject()(inquiry)
  const { date, time } = dayAndTime(inquiry.receivedAt)
  return (
    <li className={isSelected ? `${list.row} ${styles.current}` : list.row}>
      <time className={list.date} dateTime={inquiry.receivedAt}>
        {date}
        <small>{t('inquiries.hour', { time })}</small>
      </time>
      <span className={styles.kind}>
        {t(inquiry.kind === 'product' ? 'inquiries.kindProduct' : 'inquiries.kindContact')}
      </span>
      <span className={styles.from}>
        <Link
          className={list.title}
          to="/admin"
          search={(before) => ({ ...before, tab: 'inquiries', inquiry: inquiry._id })}
          resetScroll={false}
          aria-current={isSelected ? 'true' : undefined}
        >
          {inquiry.name}
        </Link>
        <small lang={subject.lang}>{subject.text}</small>
      </span>
      <span className={styles.delivery}>
        <DeliveryState status={inquiry.status} />
        {inquiry.suspected && <small>{t('inquiries.suspected')}</small>}
      </span>
    </li>
  )
}

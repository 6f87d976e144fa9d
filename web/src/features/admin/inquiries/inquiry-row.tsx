import { Link } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { dayAndTime } from '#features/admin/form/dates.ts'
import list from '#features/admin/list/list.module.css'
import styles from './inquiries.module.css'
import { InquiryState, MailState } from './inquiry-state.tsx'
import { useSubject } from './use-subject.ts'

interface InquiryRowProps {
  inquiry: StoredInquiry
  isSelected: boolean
}

/** One inquiry of the list; the whole row opens it. What is as it should be is not said: that its mail went out, that it is no spam. */
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
      <span className={styles.from}>
        <Link
          className={list.title}
          to="/admin"
          search={(before) => ({ ...before, tab: 'inquiries', inquiry: inquiry._id })}
          resetScroll={false}
          aria-current={isSelected ? 'true' : undefined}
        >
          <bdi>{inquiry.name}</bdi>
        </Link>
        <small>
          {inquiry.region && `${regionInBulgarian(inquiry.region)}, `}
          <span lang={subject.lang}>{subject.text}</span>
        </small>
        <small className={styles.question} lang="" dir="auto">
          {inquiry.message}
        </small>
      </span>
      <span className={styles.work}>
        <InquiryState inquiry={inquiry} />
        {inquiry.status === 'failed' && <MailState status="failed" />}
        {inquiry.suspected && inquiry.state === 'new' && <small>{t('inquiries.suspected')}</small>}
      </span>
    </li>
  )
}

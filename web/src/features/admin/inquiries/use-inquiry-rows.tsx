import { Link } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { todayInSofia } from 'api/contract/sofia-time'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { type ListRow, rowLink } from '#features/admin/list/row-list.tsx'
import { initialsOf } from '#lib/initials.ts'
import { Initial } from '#ui/initial.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './inquiries.module.css'
import { InquiryState, MailState } from './inquiry-state.tsx'
import { RowFiles } from './row-files.tsx'
import { subjectOf } from './subject.ts'

/** What the list shows of inquiries; the same rows for the same inquiries. */
export function useInquiryRows(inquiries: readonly StoredInquiry[] | undefined): ListRow[] | undefined {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  return useMemo(() => inquiries?.map((inquiry) => rowOf(t, inquiry, today)), [inquiries, t, today])
}

/** The whole row opens an inquiry. What is as it should be is not said: that its mail went out, that it is no spam. */
function rowOf(t: TFunction<'admin'>, inquiry: StoredInquiry, today: string): ListRow {
  const { _id, name, region, message, assignee, state, status, suspected, receivedAt, files } = inquiry
  const subject = subjectOf(t, inquiry)
  const { date, time } = dayAndTime(receivedAt)
  return {
    _id,
    lead: assignee ? (
      <Initial name={assignee.username} letters={initialsOf(assignee.username)} size="middle" />
    ) : (
      <Initial name=" " size="middle" className={styles.unassigned} />
    ),
    title: (
      <>
        <Link
          {...rowLink}
          to="/admin"
          search={(before) => ({ ...before, tab: 'inquiries', inquiry: _id })}
          resetScroll={false}
        >
          <bdi>{name}</bdi>
        </Link>
        {region && (
          <Text as="span" tone="muted">
            {' '}
            · {regionInBulgarian(region)}
          </Text>
        )}
      </>
    ),
    line: (
      <>
        <span lang={subject.lang}>{subject.text}</span> · <bdi lang="">{message}</bdi>
      </>
    ),
    facts: (
      <Row as="span" gap={2} className={styles.when}>
        {files.length > 0 && <RowFiles inquiry={inquiry} />}
        <time dateTime={receivedAt} title={t('inquiries.receivedAt', { date, time })}>
          {todayInSofia(new Date(receivedAt)) === today ? time : date}
        </time>
      </Row>
    ),
    state: (
      <span className={styles.work}>
        <InquiryState inquiry={inquiry} />
        {status === 'failed' && <MailState status="failed" />}
        {suspected && state === 'new' && <small>{t('inquiries.suspected')}</small>}
      </span>
    ),
  }
}

import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { DeliveryState } from './delivery-state.tsx'
import { resendInquiry } from './inquiries.queries.ts'
import styles from './inquiry-details.module.css'
import { replyAddress } from './reply-address.ts'
import { ResendDialog } from './resend-dialog.tsx'
import { useSubject } from './use-subject.ts'
import { withoutInquiry } from './without-inquiry.ts'

/** A whole inquiry, with what became of its mail. */
export function InquiryDetails({ inquiry }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const subject = useSubject()(inquiry)
  const resend = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: () => resendInquiry(inquiry._id),
  })
  const { name, email, phone, message, status, attempts, lastError, sentAt, kind, suspected } = inquiry

  const [isAsking, setAsking] = useState(false)

  useEffect(() => heading.current?.focus(), [])

  function askToResend(): void {
    if (status === 'sent') setAsking(true)
    else resend.mutate()
  }

  return (
    <article className={styles.details} aria-labelledby={id}>
      <Link className={styles.back} to="/admin" search={withoutInquiry} resetScroll={false}>
        <Icon name="left" /> {t('inquiries.back')}
      </Link>
      <header>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {name}
          </h2>
          <p>{t('inquiries.receivedAt', dayAndTime(inquiry.receivedAt))}</p>
        </div>
        <DeliveryState status={status} />
      </header>
      {suspected && (
        <p className={styles.suspected}>
          <strong>{t('inquiries.suspected')}.</strong> {t('inquiries.suspectedHint')}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t(kind === 'product' ? 'inquiries.product' : 'inquiries.category')}</dt>
          <dd lang={subject.lang}>{subject.text}</dd>
        </div>
        <div>
          <dt>{t('inquiries.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('inquiries.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      <h3>{t('inquiries.message')}</h3>
      <p className={styles.message} lang="">
        {message}
      </p>
      <h3>{t('inquiries.columnMail')}</h3>
      <div className={styles.mail}>
        <p>
          {status === 'sent' && t('inquiries.mailSentAt', dayAndTime(sentAt ?? inquiry.receivedAt))}
          {status === 'queued' && t('inquiries.mailWaiting')}
          {status === 'failed' && t('inquiries.mailFailed')}
          {attempts > 0 && `, ${t('inquiries.attempts', { count: attempts })}`}
        </p>
        {lastError && status !== 'sent' && (
          <p>
            {t('inquiries.lastError')} <span lang="en">{lastError}</span>
          </p>
        )}
      </div>
      {resend.error && <AlertBar>{failureWords(t, resend.error)}</AlertBar>}
      <p role="status" className={styles.done}>
        {resend.isSuccess && t('inquiries.mailResent')}
      </p>
      <div className={styles.actions}>
        <a className="btn" href={replyAddress(t, inquiry)}>
          {t('inquiries.reply')}
        </a>
        <PendingButton isPending={resend.isPending} className="btn--line" onClick={askToResend}>
          {t('inquiries.mailResend')}
        </PendingButton>
      </div>
      {isAsking && (
        <ResendDialog
          onResend={() => {
            setAsking(false)
            resend.mutate()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  )
}

import type { StoredInquiry } from 'api/contract/inquiries'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { Fold } from '#ui/fold.tsx'
import { Text } from '#ui/text.tsx'
import { resendInquiry } from './inquiries.queries.ts'
import styles from './inquiry-details.module.css'
import { MailState } from './inquiry-state.tsx'

/** What became of the mail to the department; folded when it went out. */
export function InquiryMail({ inquiry }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const { status, attempts, lastError, sentAt, receivedAt } = inquiry
  const [isAsking, setAsking] = useState(false)
  const resend = useStaffMutation({
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: () => resendInquiry(inquiry._id),
  })

  function askToResend(): void {
    if (status === 'sent') setAsking(true)
    else resend.mutate()
  }

  return (
    <Fold
      className={styles.mail}
      open={status === 'failed'}
      summary={
        <>
          {t('inquiries.columnMail')} <MailState status={status} />
        </>
      }
    >
      <Text tone="muted">
        {status === 'sent' && t('inquiries.mailSentAt', dayAndTime(sentAt ?? receivedAt))}
        {status === 'queued' && t('inquiries.mailQueued')}
        {status === 'failed' && t('inquiries.mailFailed')}
        {attempts > 0 && `, ${t('inquiries.attempts', { count: attempts })}`}
      </Text>
      {lastError && status !== 'sent' && (
        <Text tone="muted">
          {t('inquiries.lastError')} <span lang="en">{lastError}</span>
        </Text>
      )}
      {resend.error && <AlertBar>{failureWords(t, resend.error)}</AlertBar>}
      <p role="status">{resend.isSuccess && t('inquiries.mailResent')}</p>
      <PendingButton isPending={resend.isPending} className="btn--line btn--sm" onClick={askToResend}>
        {t('inquiries.mailResend')}
      </PendingButton>
      {isAsking && (
        <QuestionDialog
          heading={t('inquiries.resendQuestion')}
          act={t('inquiries.mailResend')}
          onConfirm={() => {
            setAsking(false)
            resend.mutate()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('inquiries.resendNote')}</p>
        </QuestionDialog>
      )}
    </Fold>
  )
}

import type { InquiryChange, StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { drawings, Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { lastUser } from '#lib/session.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { currentIn, type useInquiryChange } from './inquiries.queries.ts'
import { actsFor, changeBy, type InquiryAct } from './inquiry-acts.ts'
import styles from './inquiry-details.module.css'
import { languageOf } from './question-language.ts'
import { replyAddress } from './reply-address.ts'

interface InquiryFootProps {
  inquiry: StoredInquiry
  change: ReturnType<typeof useInquiryChange>
}

/** The next step with an inquiry and the reply; at the other end what closes it, so that no second click meets it. */
export function InquiryFoot({ inquiry, change }: InquiryFootProps) {
  const { t } = useTranslation('admin')
  const me = lastUser()?.id ?? ''
  const { first, last } = actsFor(inquiry, me)
  const current = currentIn(change.error)
  const isReplyNext = last === 'answered'
  const isPendingBy = ({ state, assignee }: InquiryChange) =>
    change.isPending && change.variables.state === state && change.variables.assignee === assignee
  const button = (act: InquiryAct, className: string) => {
    const next = changeBy(act, inquiry, me)
    return (
      <PendingButton isPending={isPendingBy(next)} className={className} onClick={() => change.mutate(next)}>
        {act === 'answered' && <Icon d={drawings.check} size="small" />}
        {act === 'reopen' && <Icon d={staffDrawings.history} size="small" />}
        {t(`inquiries.acts.${act}`)}
      </PendingButton>
    )
  }

  return (
    <Stack className={styles.foot}>
      {change.error && (
        <AlertBar>
          {current?.assignee
            ? t('inquiries.takenMeanwhile', { name: current.assignee.username })
            : failureWords(t, change.error)}
        </AlertBar>
      )}
      <Row gap={2} className={styles.actions}>
        {first && button(first, '')}
        <a
          className={isReplyNext ? 'btn' : 'btn btn--line'}
          href={replyAddress(t, inquiry, languageOf(inquiry.message))}
        >
          <Icon name="mail" size="small" /> {t('inquiries.reply')}
        </a>
        {last && <div className={styles.last}>{button(last, 'btn--line')}</div>}
      </Row>
    </Stack>
  )
}

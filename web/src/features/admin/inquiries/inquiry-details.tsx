import { Link, useNavigate } from '@tanstack/react-router'
import type { StoredInquiry } from 'api/contract/inquiries'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryProducts, regionInBulgarian } from 'supabase/inquiry-facts'
import { deliveryInBulgarian, wantedInBulgarian } from 'supabase/request-words'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { RequestQuestion } from '#features/admin/form/question-dialog.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { lastUser } from '#lib/session.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { iconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { eraseInquiry, useInquiryChange } from './inquiries.queries.ts'
import styles from './inquiry-details.module.css'
import { InquiryFiles } from './inquiry-files.tsx'
import { withoutInquiry } from './inquiry-filter.ts'
import { InquiryFoot } from './inquiry-foot.tsx'
import { InquiryMail } from './inquiry-mail.tsx'
import { InquiryMenu } from './inquiry-menu.tsx'
import { InquiryNotes } from './inquiry-notes.tsx'
import { languageOf } from './question-language.ts'
import { subjectOf } from './subject.ts'

interface InquiryDetailsProps {
  inquiry: StoredInquiry
  /** It is looked at from the list, which keeps the focus. */
  keepsFocus?: boolean
}

/** A whole inquiry, with what was done about it; its head and its acts stand still while the rest scrolls. */
export function InquiryDetails({ inquiry, keepsFocus = false }: InquiryDetailsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate({ from: '/admin' })
  const subject = subjectOf(t, inquiry)
  const [isErasing, setErasing] = useState(false)
  const change = useInquiryChange(inquiry, () => heading.current?.focus())
  const { name, number, email, phone, message, kind, region, request, suspected, state } = inquiry

  const [takesFocus] = useState(!keepsFocus)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function leave(): void {
    setErasing(false)
    navigate({ search: withoutInquiry, resetScroll: false })
  }

  return (
    <article className={styles.details} aria-labelledby={id}>
      <Row as="header" gap={1} noWrap className={styles.head}>
        <Link className={`${iconButton} ${styles.back}`} to="/admin" search={withoutInquiry} resetScroll={false}>
          <Icon name="left" /> <span className="sr">{t('inquiries.back')}</span>
        </Link>
        <div className={styles.who}>
          <h2 ref={heading} id={id} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <Text size="small" tone="muted">
            <span className={styles.moment}>{number}</span>
            {' · '}
            <time className={styles.moment} dateTime={inquiry.receivedAt}>
              {t('inquiries.noteAt', dayAndTime(inquiry.receivedAt))}
            </time>
            {' · '}
            {t(`languages.lower.${languageOf(message)}`)}
          </Text>
        </div>
        <Work inquiry={inquiry} />
        <InquiryMenu inquiry={inquiry} change={change} onErase={() => setErasing(true)} />
      </Row>
      <div className={styles.body}>
        {suspected && state !== 'spam' && (
          <p className={styles.suspected}>
            <strong>{t('inquiries.suspected')}.</strong> {t('inquiries.suspectedHint')}
          </p>
        )}
        <p className={styles.text} lang="" dir="auto">
          {message}
        </p>
        <Facts className={styles.facts}>
          <Fact term={t(kind === 'product' ? 'inquiries.product' : 'inquiries.category')}>
            <span lang={subject.lang}>{subject.text}</span>
          </Fact>
          {request?.lines?.map((line) => (
            <Fact term={t('inquiries.quantity')} key={line.product}>
              <span lang="en">{inquiryProducts[line.product].name}</span>
              <br />
              {wantedInBulgarian(line)}
            </Fact>
          ))}
          {request && deliveryInBulgarian(request) && (
            <Fact term={t('inquiries.delivery')}>{deliveryInBulgarian(request)}</Fact>
          )}
          {region && <Fact term={t('inquiries.country')}>{regionInBulgarian(region)}</Fact>}
          <Fact term={t('inquiries.phone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
          <Fact term={t('inquiries.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        </Facts>
        <InquiryFiles inquiry={inquiry} />
        <InquiryNotes key={inquiry._id} inquiry={inquiry._id} />
        <InquiryMail inquiry={inquiry} />
      </div>
      <InquiryFoot inquiry={inquiry} change={change} />
      {isErasing && (
        <RequestQuestion
          heading={t('inquiries.eraseOneQuestion', { name })}
          act={t('common.delete')}
          isDeletion
          request={() => eraseInquiry(inquiry._id)}
          invalidates={[[...queryKeys.inquiries, 'list'], queryKeys.counts]}
          onDone={leave}
          onClose={() => setErasing(false)}
        >
          <p>{t('inquiries.eraseOneNote')}</p>
        </RequestQuestion>
      )}
    </article>
  )
}

/** Who has it and since when; read aloud when it changes. */
function Work({ inquiry: { state, assignee, changedAt } }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const name = assignee?.username
  const isMine = assignee !== null && assignee.id === lastUser()?.id
  return (
    <Text size="small" tone="muted" className={styles.work} role="status">
      <span>
        {state === 'new' && (
          <>
            <strong>{t('inquiries.states.new')}.</strong> {t('inquiries.nobody')}
          </>
        )}
        {state === 'inWork' && (
          <strong>{isMine || !name ? t('inquiries.workYou') : t('inquiries.workOther', { name })}</strong>
        )}
        {state === 'answered' && (
          <strong>{name ? t('inquiries.answeredBy', { name }) : t('inquiries.states.answered')}</strong>
        )}
        {state === 'spam' && <strong>{t('inquiries.states.spam')}</strong>}
        {state !== 'new' && changedAt && (
          <>
            {', '}
            <span className={styles.moment}>{t('inquiries.noteAt', dayAndTime(changedAt))}</span>
          </>
        )}
      </span>
    </Text>
  )
}

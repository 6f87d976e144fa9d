import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InquiryChange, StoredInquiry } from 'api/contract/inquiries'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { lastUser } from '#lib/session.ts'
import { changeInquiry, colleagues, currentIn } from './inquiries.queries.ts'
import { actsFor, changeBy, changeByPassing } from './inquiry-acts.ts'
import styles from './inquiry-desk.module.css'
import { languageOf } from './question-language.ts'
import { replyAddress } from './reply-address.ts'

interface InquiryDeskProps {
  inquiry: StoredInquiry
  /** It is stored, and the buttons are others now: the focus has to go somewhere that does nothing. */
  onChanged: () => void
  onErase: () => void
}

/** What is done with an inquiry: the next step and the reply in front, the rare ones folded. */
export function InquiryDesk({ inquiry, onChanged, onErase }: InquiryDeskProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const client = useQueryClient()
  const me = lastUser()?.id ?? ''
  const [language, setLanguage] = useState<Language>(() => languageOf(inquiry.message))
  const [first, ...others] = actsFor(inquiry, me)
  const change = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: (next: InquiryChange) => changeInquiry(client, inquiry._id, next),
    onSuccess: onChanged,
  })
  const isPendingBy = (next: InquiryChange) =>
    change.isPending && change.variables.state === next.state && change.variables.assignee === next.assignee
  const current = currentIn(change.error)
  const isReplyNext = inquiry.state === 'inWork' && inquiry.assignee?.id === me
  const next = first && (
    <PendingButton
      isPending={isPendingBy(changeBy(first, inquiry, me))}
      className={isReplyNext ? 'btn--line' : ''}
      onClick={() => change.mutate(changeBy(first, inquiry, me))}
    >
      {t(`inquiries.acts.${first}`)}
    </PendingButton>
  )

  return (
    <div className={styles.desk}>
      {change.error && (
        <AlertBar>
          {current?.assignee
            ? t('inquiries.takenMeanwhile', { name: current.assignee.username })
            : failureWords(t, change.error)}
        </AlertBar>
      )}
      <div className={styles.actions}>
        {!isReplyNext && next}
        <a className={isReplyNext ? 'btn' : 'btn btn--line'} href={replyAddress(t, inquiry, language)}>
          <Icon name="mail" /> {t('inquiries.reply')}
        </a>
        {isReplyNext && <div className={styles.closing}>{next}</div>}
      </div>
      <details className={styles.more}>
        <summary>{t('inquiries.moreActs')}</summary>
        <div className={styles.rare}>
          {others.map((act) => (
            <PendingButton
              key={act}
              isPending={isPendingBy(changeBy(act, inquiry, me))}
              className="btn--line btn--sm"
              onClick={() => change.mutate(changeBy(act, inquiry, me))}
            >
              {t(`inquiries.acts.${act}`)}
            </PendingButton>
          ))}
          <button type="button" className="btn btn--line btn--sm" data-danger onClick={onErase}>
            <Icon d={staffDrawings.trash} size="small" /> {t('inquiries.eraseOne')}
          </button>
        </div>
        <div className={styles.choices}>
          <PassOn inquiry={inquiry} onPass={(to) => change.mutate(changeByPassing(inquiry, to))} />
          <div>
            <label htmlFor={`${id}language`}>{t('inquiries.replyLanguage')}</label>
            <select
              id={`${id}language`}
              className="select"
              value={language}
              onChange={({ target }) => setLanguage(LANGUAGES.find((each) => each === target.value) ?? 'en')}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {t(`languages.${each}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
      </details>
    </div>
  )
}

interface PassOnProps {
  inquiry: StoredInquiry
  onPass: (to: string) => void
}

/** Gives the inquiry to a colleague. */
function PassOn({ inquiry, onPass }: PassOnProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const others = useQuery(colleagues).data?.colleagues.filter((each) => each.id !== inquiry.assignee?.id) ?? []
  if (others.length === 0) return null
  return (
    <div>
      <label htmlFor={id}>{t('inquiries.pass')}</label>
      <select id={id} className="select" value="" onChange={({ target }) => target.value && onPass(target.value)}>
        <option value="">{t('inquiries.passTo')}</option>
        {others.map(({ id: colleague, username }) => (
          <option key={colleague} value={colleague}>
            {username}
          </option>
        ))}
      </select>
    </div>
  )
}

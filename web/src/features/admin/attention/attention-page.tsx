import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ATTENTION, ATTENTION_TIMES, type AttentionTime, type Finding } from 'api/contract/attention'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { formatDate } from '#lib/format.ts'
import { queryKeys } from '#lib/query-keys.ts'
import styles from './attention.module.css'
import { allFindings, askAgain, unsnooze } from './attention.queries.ts'
import { findingWords } from './finding-words.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { WholeDates } from './whole-dates.tsx'

const isOf = (time: AttentionTime, { kind }: Finding) => (ATTENTION[time] as readonly string[]).includes(kind)

/** `06:00`, in Sofia. */
const timeOf = (moment: number) =>
  new Date(moment).toLocaleTimeString('sv', { timeZone: 'Europe/Sofia', hour: '2-digit', minute: '2-digit' })

/** What the owner is told first: what visitors see already, what they will see, and what can wait. */
export function AttentionPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(allFindings)
  const [asked, setAsked] = useState<Finding | null>(null)
  const [note, setNote] = useState<{ text: string; isGood: boolean } | null>(null)
  const again = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.attention] },
    mutationFn: unsnooze,
    onMutate: () => setNote(null),
  })
  const link = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.attention] },
    mutationFn: ({ key }: Finding) => askAgain(key),
    onMutate: () => setNote(null),
    onSuccess: ({ state }, { address }) =>
      setNote({ text: t(`attention.links.${state}`, { address }), isGood: state === 'alive' }),
  })
  const findings = data?.findings ?? []
  const open = findings.filter(({ snooze }) => snooze === null)
  const snoozed = findings.filter((finding) => finding.snooze !== null)

  return (
    <div className={`wrap ${frame.frame} ${styles.page}`}>
      <title>{t('attention.pageTitle')}</title>
      <FormHead
        heading={t('attention.heading')}
        state={data && t('attention.checkedAt', { time: timeOf(dataUpdatedAt) })}
        onBack={onBack}
      >
        <button type="button" className="btn btn--line" disabled={isFetching} onClick={() => refetch()}>
          {t('attention.checkNow')}
        </button>
      </FormHead>
      <div role="status">{note && <NoteBar icon={note.isGood ? 'check' : 'clock'} heading={note.text} />}</div>
      {link.error && <AlertBar onDismiss={link.reset}>{failureWords(t, link.error)}</AlertBar>}
      {again.error && <AlertBar onDismiss={again.reset}>{failureWords(t, again.error)}</AlertBar>}
      {isError && <ListError onRetry={refetch} />}
      {!data && !isError && <ListLoading />}
      {data && open.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" /> {t('attention.allFine')}
        </p>
      )}
      {ATTENTION_TIMES.map((time) => {
        const ofTime = open.filter((finding) => isOf(time, finding))
        if (ofTime.length === 0) return null
        return (
          <section key={time} aria-labelledby={`attention-${time}`}>
            <h2 id={`attention-${time}`}>
              {t(`attention.times.${time}`)} <small>{ofTime.length}</small>
            </h2>
            <ul className={styles.list}>
              {ofTime.map((finding) => {
                const { heading, text, action } = findingWords(t, finding)
                return (
                  <li key={finding.key} className={styles.row} data-time={time}>
                    {time === 'now' ? <Icon name="warning" /> : <Icon d={staffDrawings.clock} />}
                    <div>
                      <p className={styles.title}>
                        <WholeDates>{heading}</WholeDates>
                      </p>
                      <p className={styles.text}>
                        <WholeDates>{text}</WholeDates>
                      </p>
                    </div>
                    <span className={styles.acts}>
                      <FindingWay finding={finding} action={action} heading={heading} />
                      {finding.address !== null && (
                        <button
                          type="button"
                          aria-label={`${t('attention.askAgain')}: ${heading}`}
                          disabled={link.isPending}
                          onClick={() => link.mutate(finding)}
                        >
                          {t(link.isPending && link.variables === finding ? 'attention.asking' : 'attention.askAgain')}
                        </button>
                      )}
                      <button
                        type="button"
                        aria-label={`${t('attention.snooze')}: ${heading}`}
                        onClick={() => setAsked(finding)}
                      >
                        {t('attention.snooze')}
                      </button>
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      {snoozed.length > 0 && (
        <details className={styles.snooze}>
          <summary>{t('attention.snoozeCount', { count: snoozed.length })}</summary>
          <ul className={styles.list}>
            {snoozed.map((finding) => {
              const { heading } = findingWords(t, finding)
              const { until = '', reason, by } = finding.snooze ?? {}
              return (
                <li key={finding.key} className={styles.row}>
                  <Icon d={staffDrawings.clock} />
                  <div>
                    <p className={styles.title}>
                      <WholeDates>{heading}</WholeDates>
                    </p>
                    <p className={styles.text}>
                      <WholeDates>{t('attention.snoozeBy', { date: formatDate(until), reason, by })}</WholeDates>
                    </p>
                  </div>
                  <span className={styles.acts}>
                    <button
                      type="button"
                      aria-label={`${t('attention.unsnooze')}: ${heading}`}
                      onClick={() => again.mutate(finding.key)}
                    >
                      {t('attention.unsnooze')}
                    </button>
                  </span>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      <p className={styles.monday}>{t('attention.monday')}</p>
      {asked && (
        <SnoozeDialog
          finding={asked}
          heading={findingWords(t, asked).heading}
          onDone={() => {
            setNote({ text: t('attention.isSnoozed'), isGood: true })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface FindingWayProps {
  finding: Finding
  /** What the link is called. */
  action: string
  heading: string
}

/** Leads to where a finding is mended; nowhere for what is mended outside of the administration. */
function FindingWay({ finding: { way }, action, heading }: FindingWayProps) {
  if (way === null) return null
  const { pathname, search, hash } = new URL(way, window.location.origin)
  // The server knows the address, which the types of the routes do not.
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1)}
      preload={false}
      aria-label={`${action}: ${heading}`}
    >
      {action}
    </Link>
  )
}

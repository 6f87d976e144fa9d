import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ATTENTION, ATTENTION_TIMES, type AttentionTime, type Finding } from 'api/contract/attention'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawings, Icon } from '#components/icon.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { type ListRow, type RowGroup, RowList } from '#features/admin/list/row-list.tsx'
import { State } from '#features/admin/list/state.tsx'
import { formatDate } from '#lib/format.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { Fold } from '#ui/fold.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { TextButton, textButton } from '#ui/text-button.tsx'
import styles from './attention.module.css'
import { allFindings, askAgain, unsnooze } from './attention.queries.ts'
import { findingWords } from './finding-words.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { WholeDates } from './whole-dates.tsx'

const TONES = { now: 'error', soon: 'accent', later: 'muted' } as const

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
  const again = useStaffMutation({
    meta: { invalidates: [queryKeys.attention] },
    mutationFn: unsnooze,
    onMutate: () => setNote(null),
  })
  const link = useStaffMutation({
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
      {data && open.length === 0 && (
        <Row as="p" className={styles.below}>
          <State tone="ok" d={drawings.check}>
            {t('attention.allFine')}
          </State>
        </Row>
      )}
      <RowList className={styles.list} groups={data && groupsOf(open)} isFailed={isError} onRetry={refetch} />
      {snoozed.length > 0 && (
        <Fold className={styles.below} summary={t('attention.snoozeCount', { count: snoozed.length })}>
          <RowList className={styles.list} groups={[{ id: 'snoozed', rows: snoozed.map(rowOfSnoozed) }]} />
        </Fold>
      )}
      <Text size="small" tone="muted" className={styles.monday}>
        {t('attention.monday')}
      </Text>
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

  function groupsOf(findings: readonly Finding[]): RowGroup[] {
    return ATTENTION_TIMES.map((time) => ({ time, ofTime: findings.filter((finding) => isOf(time, finding)) }))
      .filter(({ ofTime }) => ofTime.length > 0)
      .map(({ time, ofTime }) => ({
        id: time,
        name: t(`attention.times.${time}`),
        note: `${ofTime.length}`,
        rows: ofTime.map((finding) => rowOf(finding, time)),
      }))
  }

  function rowOf(finding: Finding, time: AttentionTime): ListRow {
    const { heading, text, action } = findingWords(t, finding)
    return {
      _id: finding.key,
      lead: (
        <Text as="span" tone={TONES[time]}>
          {time === 'now' ? <Icon name="warning" /> : <Icon d={staffDrawings.clock} />}
        </Text>
      ),
      title: <Title>{heading}</Title>,
      line: <WholeDates>{text}</WholeDates>,
      acts: (
        <Row as="span" gap={0} className={styles.acts}>
          <FindingWay finding={finding} action={action} heading={heading} />
          {finding.address !== null && (
            <TextButton
              muted
              aria-label={`${t('attention.askAgain')}: ${heading}`}
              disabled={link.isPending}
              onClick={() => link.mutate(finding)}
            >
              {t(link.isPending && link.variables === finding ? 'attention.asking' : 'attention.askAgain')}
            </TextButton>
          )}
          <TextButton muted aria-label={`${t('attention.snooze')}: ${heading}`} onClick={() => setAsked(finding)}>
            {t('attention.snooze')}
          </TextButton>
        </Row>
      ),
    }
  }

  function rowOfSnoozed(finding: Finding): ListRow {
    const { heading } = findingWords(t, finding)
    const { until = '', reason, by } = finding.snooze ?? {}
    return {
      _id: finding.key,
      lead: <Icon d={staffDrawings.clock} />,
      title: <Title>{heading}</Title>,
      line: <WholeDates>{t('attention.snoozeBy', { date: formatDate(until), reason, by })}</WholeDates>,
      acts: (
        <Row as="span" gap={0} className={styles.acts}>
          <TextButton
            muted
            aria-label={`${t('attention.unsnooze')}: ${heading}`}
            onClick={() => again.mutate(finding.key)}
          >
            {t('attention.unsnooze')}
          </TextButton>
        </Row>
      ),
    }
  }
}

function Title({ children }: { children: string }) {
  return (
    <Text semi>
      <WholeDates>{children}</WholeDates>
    </Text>
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
      className={textButton}
      aria-label={`${action}: ${heading}`}
    >
      {action}
    </Link>
  )
}

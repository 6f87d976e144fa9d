import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type JournalEntry, MONTHS_OF_JOURNAL } from 'api/contract/journal'
import { JOURNAL_KINDS } from 'api/contract/journal-kinds'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { NarrowingSelect, Select } from '#features/admin/form/select.tsx'
import { EmptyList } from '#features/admin/list/list-states.tsx'
import { RowList } from '#features/admin/list/row-list.tsx'
import { useDownload } from '#features/admin/list/use-download.ts'
import { formatDate } from '#lib/format.ts'
import { Row } from '#ui/layout.tsx'
import styles from './journal.module.css'
import { exportJournal, journalPages } from './journal.queries.ts'
import { rowOfJournal } from './journal-entry.tsx'
import { filterOf, type JournalSearch, PERIODS } from './journal-search.ts'

interface JournalPageProps {
  search: JournalSearch
  onBack: () => void
}

/** Who did what, and when: by person, by kind and by days. */
export function JournalPage({ search, onBack }: JournalPageProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate({ from: '/admin/journal' })
  const filter = filterOf(search)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    journalPages(filter),
  )
  const download = useDownload(() => exportJournal(filter), 'journal.csv')
  const entries = data?.pages.flatMap((page) => page.entries)
  const people = new Set([...(data?.pages[0]?.people ?? []), ...(search.by ? [search.by] : [])])
  const narrow = (change: JournalSearch) => navigate({ search: { ...search, ...change }, replace: true })
  const isNarrowed = Object.values(search).some((value) => value !== undefined)

  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('journal.pageTitle')}</title>
      <FormHead heading={t('journal.heading')} state={t('journal.intro', { count: MONTHS_OF_JOURNAL })} onBack={onBack}>
        <PendingButton
          isPending={download.isPending}
          pendingLabel={t('common.loading')}
          className="btn--line"
          onClick={() => download.mutate()}
        >
          {t('journal.export')}
        </PendingButton>
      </FormHead>
      {download.error && <AlertBar onDismiss={download.reset}>{failureWords(t, download.error)}</AlertBar>}
      <Row as="fieldset" className={styles.filters}>
        <legend className="sr">{t('journal.filters')}</legend>
        <NarrowingSelect
          aria-label={t('journal.person')}
          value={search.by}
          any={t('journal.everybody')}
          choices={[...people].toSorted()}
          wordOf={(name) => name}
          onChoose={(by) => narrow({ by })}
        />
        <NarrowingSelect
          aria-label={t('journal.kind')}
          value={search.kind}
          any={t('journal.everything')}
          choices={JOURNAL_KINDS}
          wordOf={(kind) => t(`journal.kinds.${kind}`)}
          onChoose={(kind) => narrow({ kind })}
        />
        <Select
          aria-label={t('journal.period')}
          value={search.period ?? 'week'}
          choices={PERIODS}
          wordOf={(period) => t(`journal.periods.${period}`)}
          onChoose={(period) => narrow({ period })}
        />
      </Row>
      <RowList
        className={styles.entries}
        groups={
          entries &&
          days(entries).map(({ day, acts }) => ({
            id: day,
            name: day === todayInSofia() ? t('journal.today', { date: formatDate(day) }) : formatDate(day),
            rows: acts.map((entry) => rowOfJournal(t, entry)),
          }))
        }
        isFailed={isError}
        onRetry={refetch}
        empty={
          <EmptyList heading={t('journal.emptyHeading')} text={t('journal.emptyText')}>
            {isNarrowed && (
              <button type="button" className="btn btn--line" onClick={() => navigate({ search: { period: 'all' } })}>
                {t('journal.showAll')}
              </button>
            )}
          </EmptyList>
        }
        more={hasNextPage && { isLoading: isFetchingNextPage, total: undefined, onMore: fetchNextPage }}
      />
    </div>
  )
}

/** The acts by the days of Sofia, in their order. */
function days(entries: readonly JournalEntry[]): { day: string; acts: JournalEntry[] }[] {
  const found: { day: string; acts: JournalEntry[] }[] = []
  for (const entry of entries) {
    const day = todayInSofia(new Date(entry.at))
    const last = found.at(-1)
    if (last?.day === day) last.acts.push(entry)
    else found.push({ day, acts: [entry] })
  }
  return found
}

import type { JournalFilter } from 'api/contract/journal'
import { JOURNAL_KINDS, type JournalKind } from 'api/contract/journal-kinds'
import { todayInSofia } from 'api/contract/sofia-time'

export const PERIODS = ['week', 'month', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** What the address of the journal says; the last seven days when it says no period. */
export interface JournalSearch {
  by?: string | undefined
  kind?: JournalKind | undefined
  period?: Period | undefined
}

export function journalSearch({ by, kind, period }: Record<string, unknown>): JournalSearch {
  return {
    by: typeof by === 'string' && by !== '' ? by : undefined,
    kind: JOURNAL_KINDS.find((each) => each === kind),
    period: PERIODS.find((each) => each === period),
  }
}

/** What the API is asked for. */
export function filterOf({ by, kind, period = 'week' }: JournalSearch, now = new Date()): JournalFilter {
  const today = todayInSofia(now)
  const from = {
    week: new Date(Date.parse(today) - 6 * 86_400_000).toISOString().slice(0, 10),
    month: `${today.slice(0, 8)}01`,
    all: undefined,
  }[period]
  return { ...(by && { by }), ...(kind && { kind }), ...(from && { from }) }
}

import type { InquiryState } from 'api/contract/inquiries'
import type { Tab } from '#features/admin/publications.ts'

/** What the address of the panel says: which list is shown, and which part of it. */
export interface PanelSearch {
  /** The news are shown without it. */
  tab?: Exclude<Tab, 'news'>
  /** What the list is searched for. */
  q?: string
  /** Rows that were asked for, when they are more than those that come first. */
  rows?: number
  /** What the inquiries are narrowed to. */
  state?: InquiryState
  /** Id of the inquiry that is read. */
  inquiry?: string
}

// Written out once more: this is read with every page's addresses, and what it imported would be loaded by visitors.
const TABS = ['media', 'careers', 'inquiries'] as const satisfies Tab[]
const STATES = ['queued', 'sent', 'failed', 'suspected'] as const satisfies InquiryState[]

const MAX_QUERY = 100
const MAX_ROWS = 10_000

/** What of an address's search means something to the panel, whatever somebody has typed there. */
export function readPanelSearch({ tab, q, rows, state, inquiry }: Record<string, unknown>): PanelSearch {
  const shown = TABS.find((each) => each === tab)
  // `?q=2026` is read as a number.
  const query = typeof q === 'string' || typeof q === 'number' ? `${q}`.toWellFormed().trim().slice(0, MAX_QUERY) : ''
  const list = {
    ...(shown && { tab: shown }),
    ...(query && { q: query }),
    ...(typeof rows === 'number' && rows > 0 && rows <= MAX_ROWS && { rows: Math.ceil(rows) }),
  }
  if (shown !== 'inquiries') return list
  const mails = STATES.find((each) => each === state)
  return { ...list, ...(mails && { state: mails }), ...(typeof inquiry === 'string' && { inquiry }) }
}

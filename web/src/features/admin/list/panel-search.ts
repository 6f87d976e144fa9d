import type { Language } from 'api/contract/languages'
import type { ListedState, NewsSearch } from 'api/contract/news-list'
import type { Tab } from '#features/admin/tabs.ts'

/** What the address of the panel says: which list is shown, and which part of it. */
export interface PanelSearch {
  /** The news are shown without it. */
  tab?: Exclude<Tab, 'news'>
  /** What the list is searched for. */
  q?: string
  /** Rows that were asked for, when they are more than those that come first. */
  rows?: number
  /** What the news are narrowed to. */
  show?: ListedState
  /** The language in which they are not shown. */
  missing?: Language
  /** The year or the month of the day that they bear: `2025`, `2025-04`. */
  period?: string
  /** What is to be done about their translations. */
  translation?: NonNullable<NewsSearch['translation']>
  /** Who has begun them. */
  author?: string
  /** They have a picture without a description. */
  withoutAlt?: true
  /** Something of them is changed and not published yet. */
  hasDraft?: true
  /** The language of subscribers, as it was typed. */
  language?: string
  /** What subscribers have chosen, as it was typed. */
  topic?: string
  /** What the inquiries, or the subscribers by their state, are narrowed to, as it was typed; `readInquiryFilter` judges it; collections and positions, too. */
  state?: string
  kind?: string
  category?: string
  aboutProduct?: string
  country?: string
  mine?: true
  suspected?: true
  files?: true
  mail?: string
  /** The order of the positions, as it was typed. */
  order?: string
  /** Id of the inquiry that is read. */
  inquiry?: string
}

// Written out once more: this is read with every page's addresses, and what it imported would be loaded by visitors.
const TABS = ['media', 'careers', 'inquiries', 'newsletter', 'documents', 'events', 'people'] as const satisfies Tab[]
const WORDS = [
  'state',
  'language',
  'topic',
  'kind',
  'category',
  'aboutProduct',
  'country',
  'mail',
  'order',
  'inquiry',
] as const satisfies (keyof PanelSearch)[]
const MARKS = ['mine', 'suspected', 'files'] as const satisfies (keyof PanelSearch)[]

const LISTED = ['published', 'draft', 'planned', 'hidden'] as const satisfies ListedState[]

const NEEDS = ['outdated', 'inTranslation'] as const satisfies PanelSearch['translation'][]

const CODES = ['bg', 'en', 'de', 'it'] as const satisfies Language[]

const PERIOD = /^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/
const MAX_QUERY = 100
const MAX_ROWS = 10_000

/** What of an address's search means something to the panel, whatever a user has typed there. */
export function readPanelSearch(typed: Record<string, unknown>): PanelSearch {
  const { tab, rows } = typed
  const shown = TABS.find((each) => each === tab)
  const query = words(typed.q)
  const read: PanelSearch = {
    ...(shown && { tab: shown }),
    ...(query && { q: query }),
    ...(typeof rows === 'number' && rows > 0 && rows <= MAX_ROWS && { rows: Math.ceil(rows) }),
  }
  if (shown === undefined || shown === 'media') return { ...read, ...newsPart(typed) }
  for (const word of WORDS) if (typeof typed[word] === 'string') read[word] = typed[word]
  for (const mark of MARKS) if (typed[mark] === true) read[mark] = true
  return read
}

/** What the lists of news are narrowed to. */
function newsPart(typed: Record<string, unknown>): PanelSearch {
  const listed = LISTED.find((each) => each === typed.show)
  const missing = CODES.find((each) => each === typed.missing)
  const translation = NEEDS.find((each) => each === typed.translation)
  const author = words(typed.author)
  const period = words(typed.period)
  return {
    ...(listed && { show: listed }),
    ...(missing && { missing }),
    ...(PERIOD.test(period) && { period }),
    ...(translation && { translation }),
    ...(author && { author }),
    ...(typed.withoutAlt === true && { withoutAlt: true }),
    ...(typed.hasDraft === true && { hasDraft: true }),
  }
}

/** A text of the address: `?q=2026` is read as a number. */
function words(typed: unknown): string {
  return typeof typed === 'string' || typeof typed === 'number'
    ? `${typed}`.toWellFormed().trim().slice(0, MAX_QUERY)
    : ''
}

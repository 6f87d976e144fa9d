import { publicQueryKeys } from './public-query-keys.ts'

/**
 * Where the cached queries begin, as staff know them: by topic, then by who reads it. What invalidates a key invalidates all
 * keys that begin with it.
 */
export const queryKeys = {
  news: ['news'],
  publicNews: publicQueryKeys.news,
  staffNews: ['news', 'staff'],
  /** Whether an address is free; apart, for the form that has just saved an item need not ask about its address again. */
  newsUrl: ['newsUrl'],
  careers: ['careers'],
  documents: ['documents'],
  events: ['events'],
  people: ['people'],
  /** Apart: a change of a person changes no permission. */
  portraitAccess: ['portraitAccess'],
  inquiries: ['inquiries'],
  trash: ['trash'],
  counts: ['counts'],
  presence: ['presence'],
  journal: ['journal'],
  attention: ['attention'],
  /** Which links lead to what visitors see. */
  ownLinks: ['ownLinks'],
  search: publicQueryKeys.search,
  session: ['session'],
} as const

/** What things of the journal are about; apart from its schemas, which no public page loads. */
export const JOURNAL_KINDS = [
  'news',
  'media',
  'career',
  'document',
  'event',
  'person',
  'inquiry',
  'session',
  'newsletter',
  'account',
  'finding',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

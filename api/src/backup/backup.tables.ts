import type { Database } from '#supabase/database.ts'

type TableName = keyof Database['public']['Tables']

/**
 * A table of the backup: its key, by which it is read in pages of so many rows, and what the database makes itself.
 * `partOf` is the column with the id of a row of a table before it: without that row it is left out. `refersTo` is one
 * that may be empty, and is when that row came after its table was read.
 */
export type BackupTable = {
  name: Exclude<TableName, (typeof NOT_BACKED_UP)[number]>
  key: 'id'
  page: number
  made?: string[]
  partOf?: string
  refersTo?: string
  /** Its rows are no reason to keep a restoration away: they tell of what was there before, and go. */
  isOverwritten?: true
  /** The same is true of unchanged ones: the seed brought them. */
  isBrought?: true
  /** The same is true of those without the row that `partOf` names: they wait for it in a form that is open. */
  isStaged?: true
}

/** In the order in which they are restored; a news item may have more than a megabyte of text. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'admins', key: 'id', page: 200 },
  { name: 'second_steps', key: 'id', page: 200, partOf: 'id' },
  { name: 'recovery_codes', key: 'id', page: 500, partOf: 'admin_id' },
  { name: 'passkeys', key: 'id', page: 500, partOf: 'admin_id' },
  { name: 'inquiries', key: 'id', page: 200, refersTo: 'assignee' },
  { name: 'inquiry_notes', key: 'id', page: 500, partOf: 'inquiry_id' },
  { name: 'inquiry_files', key: 'id', page: 200, partOf: 'inquiry_id', isStaged: true },
  { name: 'newsletter', key: 'id', page: 200 },
  { name: 'careers', key: 'id', page: 50 },
  { name: 'news', key: 'id', page: 20, made: ['title_search', 'lacks_alt'] },
  { name: 'news_drafts', key: 'id', page: 20, partOf: 'id' },
  { name: 'news_versions', key: 'id', page: 20, partOf: 'news_id' },
  { name: 'documents', key: 'id', page: 200, made: ['kept_until'], isBrought: true },
  { name: 'document_files', key: 'id', page: 200, partOf: 'document_id', isStaged: true },
  { name: 'events', key: 'id', page: 500, isBrought: true },
  { name: 'collection_versions', key: 'id', page: 500, isOverwritten: true },
  { name: 'collection_drafts', key: 'id', page: 50, isOverwritten: true },
  { name: 'people', key: 'id', page: 200, isBrought: true },
  { name: 'newsletter_months', key: 'id', page: 200, isOverwritten: true },
  { name: 'newsletter_sendings', key: 'id', page: 200, refersTo: 'news_id' },
  { name: 'newsletter_mails', key: 'id', page: 500, partOf: 'sending_id', refersTo: 'subscriber_id' },
  {
    name: 'mails',
    key: 'id',
    page: 500,
    made: [
      'inquiry_id',
      'subscription_id',
      'newsletter_mail_id',
      'newsletter_test_id',
      'account_mail_id',
      'attention_mail_id',
    ],
    partOf: 'id',
  },
  { name: 'journal', key: 'id', page: 500, isOverwritten: true },
  { name: 'snoozes', key: 'id', page: 500, isOverwritten: true },
]

/**
 * A token is worth nothing in another place and must not come back to life: after a restoration everybody signs in. A staged
 * picture, and a presence, belong to a form that is open; tests of mails are kept for a day anyway. In the database
 * `private.transient_tables` names the same.
 */
export const NOT_BACKED_UP = [
  'sessions',
  'preview_links',
  'staged_pictures',
  'presence',
  'newsletter_tests',
  'account_mails',
  'account_links',
] as const satisfies readonly TableName[]

/** Tables of the schema `private`, which no backup reads: what makes them again, or why they are not needed. */
export const PRIVATE_TABLES: Record<string, string> = {
  content_version: 'counts the changes of this database',
  collections: 'a migration brings its rows',
  link_places: 'triggers of the texts write it',
  link_answers: 'the links are asked again, and dead ones are told after three days',
  backups: 'says when the last backup of this database was made',
  spent_challenges: 'each holds for minutes',
  attention_mails: 'the mail of one Monday; the next one tells what there is then',
  restored_rows: 'the parts of a restoration that is under way',
}

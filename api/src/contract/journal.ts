import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { JOURNAL_KINDS } from './journal-kinds.ts'

/** Months for which one can read who did what; `erase_old_journal` of the database. */
export const MONTHS_OF_JOURNAL = 24

export const JOURNAL_ACTS = [
  'draft',
  'publish',
  'plan',
  'change',
  'move',
  'replace',
  'hide',
  'delete',
  'restore',
  'erase',
  'new',
  'inWork',
  'answered',
  'spam',
  'note',
  'resend',
  'export',
  'signIn',
  'send',
  'cancel',
  'test',
  'password',
  'invite',
  'roles',
  'stop',
  'start',
  'reset',
  'secondStep',
  'noSecondStep',
  'passkey',
  'noPasskey',
  'email',
  'share',
  'unshare',
  'snooze',
  'unsnooze',
] as const
export type JournalAct = (typeof JOURNAL_ACTS)[number]

/** What a member of staff did. */
export const journalEntry = z.strictObject({
  _id: z.uuid(),
  at: z.string(),
  /** The user name at that time. */
  by: z.string(),
  act: z.enum(JOURNAL_ACTS),
  kind: z.enum(JOURNAL_KINDS),
  itemId: z.nullable(z.uuid()),
  /** The title of the thing at that time, or its number. */
  label: z.string(),
  /** When what was planned comes to the site. */
  moment: z.nullable(z.string()),
  /** What was changed of the thing, by the names of its form and shortened; of texts without their formats. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
})
export type JournalEntry = z.infer<typeof journalEntry>

const filter = {
  by: z.optional(z.string().check(z.minLength(1, 'by is empty'), z.maxLength(100, 'by is too long'))),
  kind: z.optional(z.enum(JOURNAL_KINDS, `kind must be one of ${JOURNAL_KINDS.join(', ')}`)),
  /** The first and the last day, in Sofia. */
  from: z.optional(isoDate),
  until: z.optional(isoDate),
}

/** Query of `GET /api/admin/journal/export`; what is left out does not matter. */
export const journalFilter = z.strictObject(filter)
export type JournalFilter = z.infer<typeof journalFilter>

/** Query of `GET /api/admin/journal`. */
export const journalQuery = z.strictObject({ ...filter, before: z.optional(z.string().check(z.maxLength(200))) })
export type JournalQuery = z.infer<typeof journalQuery>

/** `GET /api/admin/journal`, the last first; `people` are all who stand in it, `next` is the cursor for `before`. */
export const journalPage = z.strictObject({
  entries: z.array(journalEntry),
  next: z.nullable(z.string()),
  people: z.array(z.string()),
})
export type JournalPage = z.infer<typeof journalPage>

import { cleanText } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

/** What the owner is told, by how soon: visitors see it already, they will, or it can wait. */
export const ATTENTION = {
  now: [
    'certificateEnded',
    'linkDead',
    'fileLinkDead',
    'mailsFailed',
    'mailsWait',
    'trialRecipients',
    'filesFill',
    'diskFills',
    'backupOld',
  ],
  soon: [
    'certificateEnds',
    'positionEnds',
    'leaveWithoutDeputy',
    'countryUnserved',
    'noDateAhead',
    'administratorWithoutEmail',
  ],
  later: ['pictureWithoutText', 'picturesWithoutText', 'languageMissing', 'yearMissing', 'factOld'],
} as const
export type AttentionTime = keyof typeof ATTENTION
export const ATTENTION_TIMES = Object.keys(ATTENTION) as AttentionTime[]

const KINDS = [...ATTENTION.now, ...ATTENTION.soon, ...ATTENTION.later]
export type FindingKind = (typeof KINDS)[number]
export const MAX_REASON = 200
/** Days for which a finding can be snoozed. */
const MAX_SNOOZE = 366

/** Something that needs attention; it is found again each time, so that what is mended is gone. */
export const finding = z.strictObject({
  /** What names it as long as it is there: `certificateEnds:{id}`. */
  key: z.string(),
  kind: z.enum(KINDS),
  itemId: z.nullable(z.uuid()),
  /** The title of the thing, or the section, the family of products or the fact it is about. */
  title: z.string(),
  day: z.nullable(isoDate),
  /** How many things, how many days, how many of a hundred, which year, or which status of HTTP. */
  number: z.nullable(z.number()),
  /** The list or the kind of place it is about: `news`, `media`, `documents`, `files`, `inquiries`, `users`, `newsletter`; or none. */
  collection: z.nullable(z.string()),
  /** The link that leads to nothing; `null` for all else. */
  address: z.nullable(z.string()),
  /** Countries by their English names, languages by their codes; none for all else. */
  names: z.array(z.string()),
  /**
   * Where it is mended, as path with search and hash of this site; `null` when that is not in the administration. The hash of a
   * form is the name of the field, after the language of a text or the section of a new document: `#de/contentOne`.
   */
  way: z.nullable(z.string()),
  /** Until when it is snoozed, why and by whom; `null` when it is not. */
  snooze: z.nullable(z.strictObject({ until: isoDate, reason: z.string(), by: z.string() })),
})
export type Finding = z.infer<typeof finding>

/** `GET /api/admin/attention` */
export const findings = z.strictObject({ findings: z.array(finding) })
export type Findings = z.infer<typeof findings>

const key = z.string('the finding is missing').check(z.minLength(1, 'the finding is missing'), z.maxLength(100))

/** `POST /api/admin/attention/snooze`: it comes back on the day. */
export const snoozing = z.strictObject({
  key,
  reason: z
    .string('the reason is missing')
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'the reason is missing'),
      z.maxLength(MAX_REASON, `the reason is longer than ${MAX_REASON} characters`),
    ),
  days: z.int('days must be a number').check(z.minimum(1, 'too soon'), z.maximum(MAX_SNOOZE, 'too late')),
})
export type Snoozing = z.infer<typeof snoozing>

/** `POST /api/admin/attention/unsnooze`: it is shown again at once. */
export const unsnoozing = z.strictObject({ key })

/** `POST /api/admin/attention/ask-again`: the link of a finding is asked at once. */
export const askingAgain = z.strictObject({ key })

/** What it leads to now: something, nothing, or unknown. */
export const linkAsked = z.strictObject({ state: z.enum(['alive', 'dead', 'unknown']) })
export type LinkAsked = z.infer<typeof linkAsked>

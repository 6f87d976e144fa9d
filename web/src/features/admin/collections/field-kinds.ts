import type { Field } from 'api/contract/collections/fields'
import type { z } from 'zod/mini'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'

/** How a form deals with the fields of a kind. */
interface FieldKind<F extends Field> {
  /** What the form holds of what is stored. */
  typed: (stored: z.output<F['stored']>) => F['empty']
  /** What is sent of what the form holds; the contract judges it. */
  sent: (typed: F['empty'], field: F) => unknown
  /** Whether the form can hold what a draft has of the field. */
  holds: (kept: unknown, field: F) => boolean
}

const same = <Value>(value: Value) => value
const isText = (kept: unknown) => typeof kept === 'string'
const isOneOf = (choices: readonly string[], kept: unknown) => choices.some((choice) => choice === kept)

const KINDS: { [Kind in Field['kind']]: FieldKind<Extract<Field, { kind: Kind }>> } = {
  text: { typed: same, sent: same, holds: isText },

  richText: { typed: same, sent: same, holds: isText },

  /** As typed, `DD-MM-YYYY`; a day that is none is sent empty. */
  day: {
    typed: (stored) => (stored ? formatDate(stored) : ''),
    sent: (typed, { blank }) => (typed.trim() === '' ? blank : (toIsoDate(typed) ?? '')),
    holds: isText,
  },

  number: {
    typed: (stored) => (stored === null ? '' : `${stored}`),
    sent: (typed) => (typed.trim() === '' ? null : Number(typed)),
    holds: isText,
  },

  choice: { typed: same, sent: same, holds: (kept, { choices }) => isOneOf(choices, kept) },

  many: {
    typed: same,
    sent: same,
    holds: (kept, { choices }) => Array.isArray(kept) && kept.every((one) => isOneOf(choices, one)),
  },

  flag: { typed: same, sent: same, holds: (kept) => typeof kept === 'boolean' },

  words: { typed: same, sent: same, holds: (kept) => Array.isArray(kept) && kept.every(isText) },

  typedWords: {
    typed: (stored) => stored.join(', '),
    sent: (typed) => [...new Set(typed.split(',').map((word) => word.trim()))].filter((word) => word !== ''),
    holds: isText,
  },

  picture: {
    typed: same,
    sent: same,
    holds: (kept, { pattern }) => kept === null || (typeof kept === 'string' && pattern.test(kept)),
  },

  item: { typed: (stored) => stored ?? '', sent: (typed) => typed || null, holds: isText },

  /** Sent with this form, and again after a draft of it. */
  file: { typed: () => null, sent: (typed) => typed?._id ?? null, holds: () => false },
}

/** How a form deals with a field, by its kind. */
export const kindOf = (field: Field) => KINDS[field.kind] as FieldKind<Field>

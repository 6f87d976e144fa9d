import { z } from 'zod/mini'
import { isoDate } from '../dates.ts'
import type { Common, Missing, Placed } from './field.ts'
import type { RichTextField, TextField, TypedWordsField, WordsField } from './text-fields.ts'

/** A day of the calendar, in Sofia. */
export interface DayField<Sent extends string | null> extends Common<Sent, string> {
  kind: 'day'
  isRequired: boolean
}

interface DayOptions extends Placed {
  /** The first and the last day there may be. */
  from: string
  until: string
}

export function day({ from, until, ...placed }: DayOptions): DayField<string> {
  const isBetween = z.refine<string>((date) => date >= from && date <= until, 'not a day of this calendar')
  const sent = isoDate.check(isBetween)
  return { kind: 'day', sent, stored: isoDate, blank: '', empty: '', isRequired: true, ...placed }
}

/** A day that there may be or not. @param missing what is answered when it has to be there */
export function optionalDay({ missing, ...placed }: Placed & { missing?: Missing } = {}): DayField<string | null> {
  const sent = z.nullable(isoDate)
  const isRequired = missing !== undefined
  return { kind: 'day', sent, stored: sent, blank: null, empty: '', isRequired, missing, ...placed }
}

/** A whole number. */
export interface NumberField extends Common<number | null, string> {
  kind: 'number'
  /** Digits at most. */
  max: number
  isRequired: boolean
}

interface NumberOptions extends Placed {
  from: number
  until: number
  /** What is answered when it is none of these. */
  wrong: string
  missing?: Missing
}

export function number({ from, until, wrong, missing, ...placed }: NumberOptions): NumberField {
  const sent = z.nullable(z.int().check(z.minimum(from, wrong), z.maximum(until, wrong)))
  const max = `${until}`.length
  const isRequired = missing !== undefined
  return {
    kind: 'number',
    sent,
    stored: z.nullable(z.number()),
    blank: null,
    empty: '',
    max,
    isRequired,
    missing,
    ...placed,
  }
}

/** One of several choices; the first one is that of a new form. */
export interface ChoiceField<Choice extends string> extends Common<Choice, Choice> {
  kind: 'choice'
  choices: readonly Choice[]
}

/** @param required what is answered when it is left out, or is another one */
export function choice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  { required, ...placed }: Placed & { required: string },
): ChoiceField<Choice> {
  const [first] = choices
  return {
    kind: 'choice',
    sent: z.enum(choices, required),
    stored: z.enum(choices),
    blank: first,
    empty: first,
    choices,
    ...placed,
  }
}

/** Yes or no. */
export interface FlagField extends Common<boolean, boolean> {
  kind: 'flag'
}

export function flag(placed: Placed = {}): FlagField {
  return { kind: 'flag', sent: z.boolean(), stored: z.boolean(), blank: false, empty: false, ...placed }
}

/** Any number of choices; a stored one that is no choice any more is left out. */
export interface ManyField<Choice extends string> extends Common<Choice[], readonly Choice[]> {
  kind: 'many'
  choices: readonly Choice[]
}

/** @param what one is called in answers: `a product` */
export function many<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  { what, ...placed }: Placed & { what: string },
): ManyField<Choice> {
  const sent = z
    .array(z.enum(choices, `${what} is not known`))
    .check(z.refine((list) => new Set(list).size === list.length, `${what} is named twice`))
  const stored = z.pipe(
    z.array(z.string()),
    z.transform((list: string[]) => list.flatMap((one) => choices.find((choice) => choice === one) ?? [])),
  )
  return { kind: 'many', sent, stored, blank: [], empty: [], choices, ...placed }
}

/** A picture that was sent before the form, by its name; the form holds '' while one is on its way. */
export interface PictureField extends Common<string | null, string | null> {
  kind: 'picture'
  /** What a name looks like. */
  pattern: RegExp
}

/** @param wrong what is answered when it is no such name */
export function picture(pattern: RegExp, wrong: string): PictureField {
  const sent = z.nullable(z.string().check(z.regex(pattern, wrong)))
  return { kind: 'picture', sent, stored: z.nullable(z.string()), blank: null, empty: null, pattern }
}

/** Another item, by its id; the form holds '' for none. */
export interface ItemField extends Common<string | null, string> {
  kind: 'item'
}

export function anotherItem(): ItemField {
  const sent = z.nullable(z.uuid())
  return { kind: 'item', sent, stored: sent, blank: null, empty: '' }
}

/** A file that was sent before the form and is named by its id; `null` keeps the one there is. It has no column. */
export interface FileField<File extends SentFile> extends Common<string | null, File | null, never> {
  kind: 'file'
}
type SentFile = { _id: string }

export function file<File extends SentFile>(): FileField<File> {
  return { kind: 'file', sent: z.nullable(z.uuid()), stored: z.never(), blank: null, empty: null }
}

export type Field =
  | TextField
  | RichTextField
  | DayField<string | null>
  | NumberField
  | ChoiceField<string>
  | ManyField<string>
  | FlagField
  | WordsField
  | TypedWordsField
  | PictureField
  | ItemField
  | FileField<SentFile>

/** Fields by their names on the wire, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Those that have a column, with their names on the wire. */
export const storedFields = (fields: Fields) => Object.entries(fields).filter(([, { kind }]) => kind !== 'file')

/** Whether a field means something with these values of the others, as they are sent or stand in the form. */
export const isMeant = ({ when = {} }: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, wanted]) => wanted.some((value) => value === values[name]))

import { z } from 'zod/mini'
import { isoDate } from '../dates.ts'
import { registerText, registerTitle } from '../register-texts.ts'

/** The other fields, and the values of each, with which a field means something: `{ section: ['meetings'] }`. */
export type When = Readonly<Record<string, readonly (string | boolean)[]>>

/** What is answered when a field is left out that means something, and the code by which the page says it. */
export interface Missing {
  error: string
  code: string
}

interface Common<Sent, Typed, Stored = Sent> {
  /** Judges what staff send. */
  sent: z.ZodMiniType<Sent>
  /** Reads what stands in its column. */
  stored: z.ZodMiniType<Stored>
  /** What is stored while its `when` does not hold. */
  blank: Sent
  /** What a new form holds. */
  empty: Typed
  /** The name of its column, when that is another one than its own: of `titleBg` it is `title_bg`. */
  column?: string | undefined
  /** Left out, it always means something. */
  when?: When | undefined
  /** It has to be there while it means something; `null` is not accepted then. */
  missing?: Missing | undefined
}

/** What every kind of field may say. */
interface Placed {
  column?: string
  when?: When
}

/** Text of a line or more. */
export interface TextField extends Common<string, string> {
  kind: 'text'
  max: number
  isRequired: boolean
  /** More than a line. */
  isLong: boolean
  /** Its language, when it is not Bulgarian. */
  lang?: string | undefined
}

interface TextOptions extends Placed {
  /** Characters at most. */
  max: number
  /** What is answered when it is left out; without, it may be empty. */
  required?: string
  isLong?: boolean
  lang?: string
}

export function text({ max, required, isLong = false, lang, ...placed }: TextOptions): TextField {
  const sent = required ? registerTitle(required, max) : registerText(max)
  const isRequired = required !== undefined
  return { kind: 'text', sent, stored: z.string(), blank: '', empty: '', max, isRequired, isLong, lang, ...placed }
}

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
    z.transform((list: string[]) => choices.filter((choice) => list.includes(choice))),
  )
  return { kind: 'many', sent, stored, blank: [], empty: [], choices, ...placed }
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
  | DayField<string | null>
  | NumberField
  | ChoiceField<string>
  | ManyField<string>
  | FlagField
  | FileField<SentFile>

/** Fields by their names on the wire, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Those that have a column, with their names on the wire. */
export const storedFields = (fields: Fields) => Object.entries(fields).filter(([, { kind }]) => kind !== 'file')

/** Whether a field means something beside these values of the others, as they are sent or stand in the form. */
export const isMeant = ({ when = {} }: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, wanted]) => wanted.some((value) => value === values[name]))

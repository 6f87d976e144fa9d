import { z } from 'zod/mini'
import type { Role } from '../roles.ts'
import { type Field, type Fields, isMeant, storedFields } from './fields.ts'

/** What staff read of every item in addition to its fields. */
const ALWAYS = { _id: z.uuid(), updatedAt: z.string(), updatedBy: z.nullable(z.string()) }

type Shape = Readonly<Record<string, z.ZodMiniType>>
type Stored<F extends Fields> = {
  [Name in keyof F as F[Name]['kind'] extends 'file' ? never : Name]: F[Name]['stored']
}
type ItemShape<F extends Fields, Kept> = typeof ALWAYS & Stored<F> & Kept

interface Rule<Input, Name> {
  holds: (input: Input) => boolean
  /** Where and what it is that does not hold. */
  field: Name
  error: string
  code?: string
}

interface Description<Name, F, Kept, Input> {
  /** Of its table, its addresses and its tab: `events`. */
  name: Name
  /** What one of its items is called in answers, errors and the journal: `event`. */
  kind: string
  /** Whose they are. */
  role: Role
  /** The field by which staff call an item. */
  title: keyof F & string
  /** What staff write. */
  fields: F
  /** What staff only read. */
  kept: Kept
  /** What holds between fields. */
  rules?: readonly Rule<Input, keyof F & string>[]
}

/** What staff keep: what they send for an item, the item as they see it, and what its form holds. */
export interface Collection<Name extends string, Input, Item, Values> {
  name: Name
  kind: string
  role: Role
  title: keyof Values & string
  fields: Fields
  /** What a new form holds. */
  empty: Values
  input: z.ZodMiniType<Input>
  item: z.ZodMiniType<Item>
  /** `GET /api/admin/{name}`: all that are not in the trash. */
  list: z.ZodMiniType<{ [Key in Name]: Item[] }>
  /** The answer when one was saved. */
  saved: z.ZodMiniType
}

/** Describes what staff keep: from it come what is sent and answered, its columns, its form and its history. */
export function defineCollection<const Name extends string, F extends Fields, Kept extends Shape>({
  name,
  kind,
  role,
  title,
  fields,
  kept,
  rules = [],
}: Description<Name, F, Kept, { [Key in keyof F]: z.output<F[Key]['sent']> }>): Collection<
  Name,
  { [Key in keyof F]: z.output<F[Key]['sent']> },
  { [Key in keyof ItemShape<F, Kept>]: z.output<ItemShape<F, Kept>[Key]> },
  { [Key in keyof F]: F[Key]['empty'] }
> {
  const each = <Part extends 'sent' | 'stored' | 'empty'>(part: Part, some = Object.entries<Field>(fields)) =>
    Object.fromEntries(some.map(([key, field]) => [key, field[part]]))
  const item = z.strictObject({ ...each('stored', storedFields(fields)), ...kept, ...ALWAYS })
  const checks = [...missingRules(fields), ...rules].map(({ holds, field, error, code }) =>
    z.refine<never>(holds, { error, path: [field], params: { code } }),
  )
  return {
    ...{ name, kind, role, title, fields },
    saved: z.strictObject({ ok: z.literal(true), [kind]: item }),
    // Made field by field, which types cannot follow.
    input: z.strictObject(each('sent')).check(...(checks as never[])) as never,
    item: item as never,
    list: z.strictObject({ [name]: z.array(item) }) as never,
    empty: each('empty') as never,
  }
}

/** That what has to be there is there, while it means something. */
const missingRules = (fields: Fields): Rule<Readonly<Record<string, unknown>>, string>[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.missing
      ? [{ ...field.missing, field: name, holds: (values) => !isMeant(field, values) || values[name] !== null }]
      : [],
  )

/** What staff send for an item: `{ titleBg: string; … }`. */
export type InputOf<C extends { input: z.ZodMiniType }> = z.output<C['input']>

/** An item as staff see it: `{ _id: string; titleBg: string; … }`. */
export type ItemOf<C extends { item: z.ZodMiniType }> = z.output<C['item']>

/** What the form of an item holds: `{ titleBg: string; … }`, days and numbers as they are typed. */
export type ValuesOf<C extends { empty: unknown }> = C['empty']

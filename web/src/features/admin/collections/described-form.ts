import type { DeepKeys } from '@tanstack/react-form'
import type { Collection } from 'api/contract/collections/collection'
import { isMeant, storedFields } from 'api/contract/collections/fields'
import { z } from 'zod/mini'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'
import { kindOf } from './field-kinds.ts'

type Known = Readonly<Record<string, unknown>>

/** What the description of a collection says of its form. */
export function describedForm<Name extends string, Input, Item, Values extends object>({
  title,
  fields,
  input,
}: Collection<Name, Input, Item, Values>) {
  const all = Object.entries(fields)
  const compared = (name: string): ConflictField<Values> => ({
    key: name,
    read: (values) => (values as Known)[name],
    take: (values, from) => ({ ...values, [name]: (from as Known)[name] }),
  })

  /** One value for each field, which is why they are the values of the form. */
  const valuesBy = (valueFor: (name: string, field: (typeof fields)[string]) => unknown) =>
    Object.fromEntries(all.map(([name, field]) => [name, valueFor(name, field)])) as Values

  /** What is sent; what means nothing with the other values is sent empty. */
  const toInput = (values: Values): object =>
    valuesBy((name, field) => {
      const known = values as Known
      return isMeant(field, known) ? kindOf(field).sent(known[name] as never, field) : field.blank
    })

  return {
    first: title as DeepKeys<Values>,
    titleOf: (item: Item) => String((item as Known)[title]),
    valuesOf: (item: Item): Values => valuesBy((name, field) => kindOf(field).typed((item as Known)[name] as never)),

    toInput,

    /** Judges what the form holds as what it would send, by the contract. */
    schema: z.pipe(
      z.transform((values: Values): unknown => toInput(values)),
      input,
    ),

    /** The values of a draft on top of those the form has now. */
    withDraft: (draft: Partial<Values>, now: Values): Values =>
      valuesBy((name, field) => {
        const kept = (draft as Known)[name]
        return kindOf(field).holds(kept, field) ? kept : (now as Known)[name]
      }),

    /** The fields that keep it from being saved, in their order. @param issues of the schema, by field */
    missingOf: (issues: object, values: Values, isNew: boolean): string[] =>
      all.flatMap(([name, field]) => {
        const isWithoutFile = isNew && field.kind === 'file' && (values as Known)[name] === null
        return isWithoutFile || name in issues ? [name] : []
      }),

    /** How two versions are compared, field by field; a file that was sent here stays mine. */
    fields: storedFields(fields).map(([name]) => compared(name)),

    /** Those that hold a file, sent here and not stored with the item yet. */
    files: all.filter(([, { kind }]) => kind === 'file').map(([name]) => compared(name)),
  }
}

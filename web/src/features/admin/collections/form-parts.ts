import type { Collection } from 'api/contract/collections/collection'
import { plainText } from 'api/contract/plain-text'
import { useState } from 'react'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'
import { describedForm } from './described-form.ts'
import { useFieldWords } from './field-words.ts'
import type { ItemFormParts } from './item-form.ts'

/** What a form knows of its collection: by the description, or by the collection's own functions. */
export interface FormParts<Item, Values> extends ItemFormParts<Values> {
  /** What staff call it. */
  titleOf: (item: Item) => string
  valuesOf: (item: Item) => Values
  toInput: (values: Values) => object
  /** How two versions are compared; their keys are the names of the fields on the wire. */
  fields: readonly ConflictField<Values>[]
  labelOf: (field: string) => string
  /** A value that is neither text nor yes or no. */
  inWords: (field: string, value: unknown) => string | undefined
  /** How a later version differs besides its fields, in words. */
  alsoChanged?: (before: Item, after: Item) => string[]
  /** What does not come back with an earlier version, in words. */
  stays?: string
  /** The values of a draft on top of those the form has now. */
  withDraft: (draft: Partial<Values>, now: Values) => Values
  /** What keeps it from being saved, in words. @param issues of its schema, by field */
  missingOf: (issues: object, values: Values) => string[]
}

/** What a collection does in its own way. */
export type OwnParts<Item, Values> = Partial<FormParts<Item, Values>>

/** @param isNew nothing is stored of the item yet */
export function useFormParts<Name extends string, Input, Item, Values extends object>(
  collection: Collection<Name, Input, Item, Values>,
  own: OwnParts<Item, Values>,
  isNew: boolean,
): FormParts<Item, Values> {
  const [described] = useState(() => describedForm(collection))
  const wordsOf = useFieldWords(collection.name)
  return {
    ...described,
    labelOf: (field) => wordsOf(field).label,
    missingOf: (issues, values) =>
      described.missingOf(issues, values, isNew).flatMap((field) => wordsOf(field).missing ?? []),
    ...own,
    inWords(field, value) {
      const words = own.inWords?.(field, value)
      if (words !== undefined) return words
      if (collection.fields[field]?.kind === 'richText') return plainText(String(value))
      const { choices } = wordsOf(field)
      if (!Array.isArray(value)) return choices?.[String(value)]
      return value.map((choice) => choices?.[choice] ?? choice).join(', ')
    },
  }
}

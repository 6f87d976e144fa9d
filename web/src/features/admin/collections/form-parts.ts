import type { Collection } from 'api/contract/collections/collection'
import { plainText } from 'api/contract/plain-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictField, WordedField } from '#features/admin/form/conflict-rows.ts'
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
  fields: readonly WordedField<Values>[]
  /** Those that visitors may read otherwise than they are written: whether they read the item is chosen elsewhere. */
  publicFields: readonly WordedField<Values>[]
  labelOf: (field: string) => string
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
export interface OwnParts<Item, Values>
  extends Partial<Omit<FormParts<Item, Values>, 'fields' | 'publicFields' | 'labelOf'>> {
  fields?: readonly ConflictField<Values>[]
  /** A value whose words do not stand in the translations. */
  inWords?: (field: string, value: unknown) => string | undefined
}

/** @param isNew nothing is stored of the item yet */
export function useFormParts<Name extends string, Input, Item, Values extends object>(
  collection: Collection<Name, Input, Item, Values>,
  { fields, inWords, ...own }: OwnParts<Item, Values>,
  isNew: boolean,
): FormParts<Item, Values> {
  const { t } = useTranslation('admin')
  const [described] = useState(() => describedForm(collection))
  const wordsOf = useFieldWords(collection.name)
  const labelOf = (field: string) => wordsOf(field).label

  /** Words for the value of a field: those of its collection, else yes or no, or the value itself. */
  function valueInWords(field: string, value: unknown): string {
    const words = inWords?.(field, value)
    if (words !== undefined) return words
    if (collection.fields[field]?.kind === 'richText') return plainText(String(value))
    const { choices } = wordsOf(field)
    if (Array.isArray(value)) return value.map((choice) => choices?.[choice] ?? choice).join(', ')
    return choices?.[String(value)] ?? (typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : `${value}`)
  }
  const worded = (field: ConflictField<Values>): WordedField<Values> => ({
    ...field,
    label: () => labelOf(field.key),
    words: (values) => valueInWords(field.key, field.read(values)),
  })
  const compared = (fields ?? described.fields).map(worded)

  return {
    ...described,
    missingOf: (issues, values) =>
      described.missingOf(issues, values, isNew).flatMap((field) => wordsOf(field).missing ?? []),
    ...own,
    fields: compared,
    publicFields: [...compared.filter(({ key }) => key !== 'isHidden'), ...described.files.map(worded)],
    labelOf,
  }
}

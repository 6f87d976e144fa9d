import type { Collection } from 'api/contract/collections/collection'
import { useState } from 'react'
import { describedForm } from './described-form.ts'
import { useFieldWords } from './field-words.ts'
import { ItemFormContext } from './item-field.tsx'
import { RegisterForm, type RegisterFormParts, type RegisterFormProps } from './register-form.tsx'
import type { RegisterItem, RegisterName } from './register-item.ts'

interface CollectionFormProps<Name extends RegisterName, Input, Item, Values extends object>
  extends Omit<RegisterFormProps<Item, Values>, 'parts' | 'empty'> {
  collection: Collection<Name, Input, Item, Values>
  /** What a new form holds besides what the description says. */
  start?: Partial<Values>
  /** What this collection does in its own way. */
  own?: Partial<RegisterFormParts<Item, Values>>
}

/** The form of a collection's item, as its description says; the page lays its fields out. */
export function CollectionForm<Name extends RegisterName, Input, Item extends RegisterItem, Values extends object>({
  collection,
  start,
  own,
  children,
  ...props
}: CollectionFormProps<Name, Input, Item, Values>) {
  const [described] = useState(() => describedForm(collection))
  const wordsOf = useFieldWords(collection.name)

  function inWords(field: string, value: unknown): string | undefined {
    const words = own?.inWords?.(field, value)
    if (words !== undefined) return words
    const { choices } = wordsOf(field)
    if (!Array.isArray(value)) return choices?.[String(value)]
    return value.map((choice) => choices?.[choice] ?? choice).join(', ')
  }

  return (
    <RegisterForm
      {...props}
      parts={{
        ...described,
        register: collection.name,
        labelOf: (field) => wordsOf(field).label,
        missingOf: (issues, values) =>
          described.missingOf(issues, values, props.item === null).flatMap((field) => wordsOf(field).missing ?? []),
        ...own,
        inWords,
      }}
      empty={() => ({ ...collection.empty, ...start })}
    >
      {(form) => <ItemFormContext value={{ collection, form: form as never }}>{children(form)}</ItemFormContext>}
    </RegisterForm>
  )
}

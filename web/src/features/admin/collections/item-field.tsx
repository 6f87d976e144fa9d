import { useSelector } from '@tanstack/react-form'
import { type Field, type Fields, isMeant } from 'api/contract/collections/fields'
import { createContext, useContext } from 'react'
import { DeadLinks } from '#features/admin/editor/dead-links.tsx'
import { useFieldWords } from './field-words.ts'
import type { ItemForm } from './item-form.ts'

/** The form of a collection's item, for its fields, which take theirs from it by name. */
export const ItemFormContext = createContext<{
  collection: { name: string; fields: Fields }
  form: ItemForm<Record<string, Field['empty']>>
  /** Another one each time the values were replaced from outside, so that editors begin again with them. */
  generation: number
} | null>(null)

/** Of so few choices all are shown, to be ticked. */
const FEW = 5

/** Characters of all words together that are typed with commas. */
const MAX_WORDS_TYPED = 1_000

interface ItemFieldProps<Values> {
  name: keyof Values & string
  /** What is to be known of it, when it is not what the translations say. */
  hint?: string | undefined
  /** A choice as staff read it, when it is not as the translations say. */
  wordOf?: (choice: string) => string
  /** After each change of its value. */
  onChange?: (() => void) | undefined
}

/** A field as the description of its collection says, with the words of that name; nothing while it means nothing. */
export function ItemField<Values>({ name, hint, wordOf, onChange }: ItemFieldProps<Values>) {
  const context = useContext(ItemFormContext)
  if (!context) throw new Error(`the field ${name} stands in no form`)
  const { collection, form, generation } = context
  const field = collection.fields[name] as Field
  const { choices = {}, ...words } = useFieldWords(collection.name)(name)
  const texts = { ...words, hint: hint ?? words.hint }
  const isShown = useSelector(form.store, ({ values }) => isMeant(field, values))
  if (!isShown) return null
  const inWords = wordOf ?? ((choice: string) => choices[choice] ?? choice)
  const worded = (all: readonly string[]) => all.map((choice) => ({ choice, word: inWords(choice) }))
  return (
    <form.AppField name={name} {...(onChange && { listeners: { onChange } })}>
      {(fields) => {
        switch (field.kind) {
          case 'text':
            return (
              <div>
                <fields.PlainField
                  {...texts}
                  maxLength={field.max}
                  isRequired={field.isRequired}
                  isLong={field.isLong}
                  lang={field.lang}
                />
                {/* What has to be there is a name. */}
                {!field.isRequired && <DeadLinks words={String(fields.state.value)} />}
              </div>
            )
          case 'richText':
            return <fields.RichTextField key={generation} label={texts.label} />
          case 'number':
            return (
              <fields.PlainField {...texts} maxLength={field.max} isRequired={field.isRequired} inputMode="numeric" />
            )
          case 'day':
            return <fields.DateField {...texts} isOptional={!field.isRequired} />
          case 'choice':
            return <fields.ChoiceField {...texts} choices={worded(field.choices)} />
          case 'many':
            return field.choices.length > FEW ? (
              <fields.ChipsField {...texts} choices={field.choices} wordOf={inWords} />
            ) : (
              <fields.ChecksField {...texts} choices={worded(field.choices)} />
            )
          case 'flag':
            return <fields.TickField {...texts} />
          case 'typedWords':
            return <fields.PlainField {...texts} maxLength={MAX_WORDS_TYPED} lang={field.lang} isLong />
          default:
            throw new Error(`the page has no component for the field ${name}`)
        }
      }}
    </form.AppField>
  )
}

import { useTranslation } from 'react-i18next'

/** The words of a field, as they stand in `fields` of the translations. */
export interface FieldWords {
  label: string
  hint?: string
  /** The message when the contract refuses what is typed. */
  wrong?: string
  /** What the foot of the form calls it when it is not there. */
  missing?: string
  /** The text when nothing is chosen. */
  none?: string
  /** Its choices, as staff read them. */
  choices?: Readonly<Record<string, string>>
}

/** The words of a collection's fields, by their names. */
export function useFieldWords(collection: string): (field: string) => FieldWords {
  const { t } = useTranslation('admin')
  const fields: Readonly<Record<string, FieldWords>> = t(`fields.${collection}` as 'fields.events')
  return (field) => {
    const words = fields[field]
    if (!words) throw new Error(`the field ${field} of ${collection} has no words`)
    return words
  }
}

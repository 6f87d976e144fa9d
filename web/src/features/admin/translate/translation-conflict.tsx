import type { Language } from 'api/contract/languages'
import type { NewsTranslations, WholeText } from 'api/contract/news-translations'
import { plainText } from 'api/contract/plain-text'
import { ConflictDialog, type ConflictText } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, conflictRows, differingPart, merged } from '#features/admin/form/conflict-rows.ts'
import { type Field, fieldsOf, isOfPicture, keyOf, textOf, withText } from './translated-fields.ts'
import { useFieldWords } from './use-field-words.ts'

interface TranslationConflictProps {
  item: NewsTranslations
  language: Language
  /** Who has saved theirs, and when, where that is known. */
  saved: { by: string | null; at: string } | undefined
  /** The text both started from, as far as it is known. */
  base: WholeText
  mine: WholeText
  theirs: WholeText
  onSave: (chosen: WholeText) => void
  onBack: () => void
}

/** Two texts of one language, field by field, when another account has saved it first. */
export function TranslationConflict({
  item,
  language,
  saved,
  base,
  mine,
  theirs,
  ...callbacks
}: TranslationConflictProps) {
  const wordsOf = useFieldWords(item)
  const fields = fieldsOf(item, mine, theirs)
  const compared = fields.map(
    (field): ConflictField<WholeText> => ({
      key: keyOf(field),
      read: (text) => textOf(text, field),
      take: (text, from) => withText(text, field, textOf(from, field)),
    }),
  )

  function words(field: Field): ConflictText {
    const [one, other] = [mine, theirs].map((text) =>
      isOfPicture(field) || field.part === 'title' ? textOf(text, field) : plainText(textOf(text, field)),
    ) as [string, string]
    return {
      key: keyOf(field),
      label: wordsOf(field),
      mine: differingPart(one, other),
      theirs: differingPart(other, one),
      lang: language,
    }
  }

  return (
    <ConflictDialog
      {...(saved && { saved })}
      rows={conflictRows(compared, { base, mine, theirs })}
      texts={fields.map(words)}
      onSave={(rows) => callbacks.onSave(merged(compared, rows, { mine, theirs }))}
      onBack={callbacks.onBack}
    />
  )
}

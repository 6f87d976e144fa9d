import type { TFunction } from 'i18next'

type T = TFunction<'admin'>

/** Which of two versions of a field is to stay. */
export type Choice = 'mine' | 'theirs'

/** How one field is compared and taken over. */
export interface ConflictField<Values> {
  key: string
  read: (values: Values) => unknown
  /** `values` with this field as it is in `from`. */
  take: (values: Values, from: Values) => Values
}

/** A field as staff read it where two versions are compared. */
export interface WordedField<Values> extends ConflictField<Values> {
  label: (t: T) => string
  /** What it holds. */
  words: (values: Values, t: T) => string
  /** Addresses of small pictures that are shown with the words. */
  pictures?: (values: Values) => string[]
  /** Language of the words, when it is not Bulgarian. */
  lang?: string
}

export interface ConflictRow {
  key: string
  /** What is preselected: theirs where only they changed the field, else mine. */
  choice: Choice
}

/** The fields in which two versions differ. */
export function differing<Values, Field extends ConflictField<Values>>(
  fields: readonly Field[],
  one: Values,
  other: Values,
): Field[] {
  return fields.filter(({ read }) => JSON.stringify(read(one)) !== JSON.stringify(read(other)))
}

/**
 * What is chosen at first of the fields in which two versions differ.
 * @param base the version both started from
 */
export function conflictRows<Values>(
  fields: readonly ConflictField<Values>[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): ConflictRow[] {
  return differing(fields, mine, theirs).map((field) => ({
    key: field.key,
    choice: differing([field], mine, base).length === 0 ? 'theirs' : 'mine',
  }))
}

/** One version out of two: mine, with the fields that were chosen from theirs. */
export function merged<Values>(
  fields: readonly ConflictField<Values>[],
  rows: readonly ConflictRow[],
  { mine, theirs }: { mine: Values; theirs: Values },
): Values {
  const isTheirs = (key: string) => rows.some((row) => row.key === key && row.choice === 'theirs')
  return fields.filter(({ key }) => isTheirs(key)).reduce((values, field) => field.take(values, theirs), mine)
}

/** What a field holds in two versions, of long texts the parts that differ. */
export function bothWords<Values>(
  t: T,
  { words }: WordedField<Values>,
  { mine, theirs }: { mine: Values; theirs: Values },
): { mine: string; theirs: string } {
  const [one, other] = [words(mine, t), words(theirs, t)]
  return { mine: differingPart(one, other), theirs: differingPart(other, one) }
}

/** A readable piece of a text of around `length` characters, beginning shortly before it differs from `other`. */
export function differingPart(text: string, other: string, length = 160): string {
  let begin = 0
  while (begin < text.length && text[begin] === other[begin]) begin += 1
  const wanted = Math.max(0, Math.min(begin - 40, text.length - length))
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const part = text.slice(from, from + length)
  return `${from > 0 ? '…' : ''}${part}${from + length < text.length ? '…' : ''}`
}

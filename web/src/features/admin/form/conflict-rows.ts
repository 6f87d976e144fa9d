/** Which of two versions of a field is to stay. */
export type Choice = 'mine' | 'theirs'

/** How one field is compared and taken over. */
export interface ConflictField<Values> {
  key: string
  read: (values: Values) => unknown
  /** `values` with this field as it is in `from`. */
  take: (values: Values, from: Values) => Values
}

export interface ConflictRow {
  key: string
  /** What is preselected: theirs where only they changed the field, else mine. */
  choice: Choice
}

/**
 * The fields in which two versions differ.
 * @param base the version both started from
 */
export function conflictRows<Values>(
  fields: readonly ConflictField<Values>[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): ConflictRow[] {
  const isSame = (field: ConflictField<Values>, one: Values, other: Values) =>
    JSON.stringify(field.read(one)) === JSON.stringify(field.read(other))
  return fields
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({ key: field.key, choice: isSame(field, mine, base) ? 'theirs' : 'mine' }))
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

/** A readable piece of a text of around `length` characters, beginning shortly before it differs from `other`. */
export function differingPart(text: string, other: string, length = 160): string {
  let begin = 0
  while (begin < text.length && text[begin] === other[begin]) begin += 1
  const isShort = text.length <= length
  const wanted = isShort ? 0 : Math.max(0, Math.min(begin - 40, text.length - length))
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const part = text.slice(from, from + length)
  return `${from > 0 ? '…' : ''}${part}${from + length < text.length ? '…' : ''}`
}

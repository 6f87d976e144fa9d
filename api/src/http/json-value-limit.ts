/** Values in one text of JSON; an item of news in four languages with all its pictures has about a hundred. */
export const MAX_VALUES = 5_000
const [QUOTE, COMMA, LIST, BACKSLASH, OBJECT] = Array.from('",[\\{', (sign) => sign.charCodeAt(0))

/**
 * Whether a text that ought to be JSON has few enough values for the time that parsing and judging them takes: a megabyte
 * of keys or brackets costs hundreds of times what a megabyte of letters does.
 */
export function hasFewValues(json: string): boolean {
  let values = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) isInString = !isInString
    else if (isInString && sign === BACKSLASH) at += 1
    else if (!isInString && (sign === COMMA || sign === LIST || sign === OBJECT)) values += 1
    if (values > MAX_VALUES) return false
  }
  return true
}

/** A separator that stands between thousands, never before decimals: a space, also one that does not break. */
const SPACES = /(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g
const PLAIN = /^(?:\d{1,12}(?:[.,]\d{1,15})?|[.,]\d{1,15})$/
const THOUSANDS_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,15})?$/
const THOUSANDS_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,15})?$/

/**
 * A decimal as people of any country type it: `0.012`, `0,012`, `.5`, `11 500`, `1.250,5`, `1,250.5`.
 *
 * One separator, point or comma, is before decimals: `1,250` is one and a quarter. Two kinds of them, or one kind more than
 * once, set thousands apart. Blanks around the number do not count, and those inside only between thousands.
 * @returns the number, not negative; `undefined` for whatever is none, also one with a sign, a unit or an exponent
 */
export function parseDecimal(text: string): number | undefined {
  const digits = text.trim().replace(SPACES, '')
  if (PLAIN.test(digits)) return Number(digits.replace(',', '.'))
  if (THOUSANDS_BY_POINT.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (THOUSANDS_BY_COMMA.test(digits)) return Number(digits.replaceAll(',', ''))
  return undefined
}

/** Whether a number may as well have been meant as thousands: `1,250`, `10.000`. */
export function mayBeThousands(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim())
}

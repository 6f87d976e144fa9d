import { symbolsOfAlloys } from './alloy-names.ts'
import {
  AMOUNT,
  anyOf,
  CARRIER,
  COUNTED,
  END,
  LENGTH_UNIT,
  NUMBER,
  RATE,
  SIZE_NAMES,
  type Slot,
} from './typed-words.ts'

/** Each is tried where the reading stands: its `lastIndex` is set before. */
const rule = (source: string) => new RegExp(source, 'iuy')
/** A number, or two as the ends of a range. */
const RANGE = `(?:${NUMBER}\\s?[-–]\\s?)?${NUMBER}`
const TIME =
  '(?:working\\s)?(?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|dni|tygodni\\p{L}*|giorni|settiman\\p{L}*|mesi|дни|дена|седмиц\\p{L}*|месец\\p{L}*)'
/** What no table is asked for: tolerances, shares, weights, prices, strengths, days, standards, colours. */
export const OTHERS = [
  rule(`(?:±|\\+\\s?/\\s?-|\\+-|\\+)\\s?${NUMBER}\\s?(?:%|${LENGTH_UNIT})?${END}`),
  rule(`${RANGE}\\s?%`),
  rule(`(?:rm|rp0[.,]2|a50)\\s?[≥>=]*\\s?(?:${RANGE}(?:\\s?(?:mpa|n/mm2|n/mm²|%))?${END})?`),
  rule(`${RANGE}\\s?(?:mpa|n/mm2|n/mm²|hb|hv|°c|g/m2|g/m²|gsm)${END}`),
  rule(`${RANGE}\\s?k?g\\s?(?:/|per)\\s?(?:m|metre|meter|m2|m²)${END}`),
  rule(`(?:[€$£]|(?:eur|usd)\\s)\\s?${NUMBER}${END}`),
  rule(`${NUMBER}\\s?(?:[€$£]|(?:eur|usd|euro|bgn)${END})(?:\\s?/\\s?\\p{L}+)?`),
  rule(`${RANGE}\\s?${TIME}${END}`),
  rule(`(?:kw|cw|weeks?|q)\\s?\\d{1,2}(?:[\\s/-]20\\d\\d)?${END}`),
  rule(`\\d{1,2}[-./]\\d{1,2}[-./]20[2-9]\\d${END}`),
  rule(`(?:din|iso|astm|iatf|ral)(?:[\\s-]?en)?(?:[\\s-]?iso)?[\\s-]?[a-z]?\\d+(?:[-.:]\\d+)*${END}`),
]
export const STANDARD = rule(`en[\\s-]?(?:iso[\\s-]?)?(\\d{2,5})(?:[-.:]\\d+)*${END}`)
export const SYMBOL = rule(`(?:en[\\s-]*aw[\\s-]*)?(${anyOf(Object.keys(symbolsOfAlloys))})(?![\\p{L}\\p{N}])`)
const TEMPER = `(?:[of]|h\\d{2,3}|t\\d{1,4})${END}`
export const PREFIXED = rule(`(?:(?:en[\\s-]*)?(?:aw|aa)|en)[\\s-]*([1-8]\\d{3})(?:\\s?([a-c])(?=${END}|[of]${END}))?`)
export const GLUED = rule(`([1-8]\\d{3})([a-c])?[-/_.]?(?=${TEMPER})`)
export const LETTERED = rule(`([1-8]\\d{3})(\\s?)([a-c])(?=${END}|[of]${END})`)
export const TEMPER_RULE = rule(`(${TEMPER})`)
export const SOFT = rule(`(?:soft|annealed|weich|weichgeglüht|morbido|miękka|мек[ао]?)${END}`)
export const NUMBER_RULE = rule(NUMBER)
export const AMOUNT_RULE = rule(`\\s*${AMOUNT}${END}(?!\\s?[:=])`)
export const CARRIER_RULE = rule(`\\s*${CARRIER}${END}`)
export const COUNTED_AHEAD = rule(`\\s+(?=${COUNTED}${END})`)
export const RATE_RULE = rule(`${RATE}${END}`)
export const UNIT_RULE = rule(`\\s*(${LENGTH_UNIT})(?![\\p{L}\\p{N}])\\.?`)
export const BY = rule('\\s*(?:[x×х*]|by\\s|auf\\s)\\s*(?=[\\d.,])')
/** Between the ends of a range. */
export const TO = rule('\\s*(?:-|–|—|÷|\\.{2,3}|…|(?:up\\s)?to\\s|bis\\s|do\\s|до\\s)\\s*(?=[.,]?\\d)')
export const WORD = rule("[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}]*(?:['’]\\p{L}+)?")
export const ZERO = rule(`0(?![\\d.,])(?!\\s*(?:${LENGTH_UNIT}|[x×]))`)
export const NAMES = SIZE_NAMES.map(({ slot, isAdjective, names }) => ({
  slot,
  isAdjective,
  name: rule(`(?:${anyOf(names)})\\.?${END}\\s?[:=]?`),
}))
/** A letter alone is the name of a size only before a sign or a number: `W=1250`, `L 6000`. */
export const LETTER = rule('([twbld])(?:\\s?[:=]\\s?|(?<=[wbl])\\s)(?=[\\d.,])')
export const LETTERS: Readonly<Record<string, Slot>> = {
  t: 'thickness',
  w: 'width',
  b: 'width',
  l: 'length',
  d: 'diameter',
}
/** `1250 in wide` is inches, `1250 in coils` is not. */
export const INCH_GOES_ON = new RegExp(`^\\s*(?:$|[^\\p{L}\\s]|(?:x|by|wide|thick|long|od|id|core)${END})`, 'iu')

import { knownAlloys } from './alloy-names.ts'
import { type Answers, answersTo } from './answer.ts'
import { type ParsedNeed, parseNeed } from './parse-need.ts'

/** A size as no other number is written: with a unit, with decimals, with × to another one. */
const SIZE =
  /\d\s?(?:mm|cm|µm|μm|um|my|mic|microns?|мм|мкм)(?!\p{L})|(?<![\d.])\d{1,4}[.,]\d{1,4}(?![\d.])|\d\s?[x×х*]\s?\d/iu

/**
 * What the tables say to words that are typed into the search of the site; `undefined` for all that asks for no metal, and for
 * what is understood by less than half.
 */
export function answerToSearch(text: string): { need: ParsedNeed; answers: Answers } | undefined {
  const need = parseNeed(text, 'metric')
  const { alloy, temper, use, thickness, width, length } = need.need
  const sizes = [thickness, width, length].filter((size) => size !== undefined)
  const isAsked =
    (alloy !== undefined && knownAlloys.has(alloy)) || (sizes.length > 0 && (SIZE.test(text) || use !== undefined))
  const understood = [alloy, temper, use, ...sizes].filter(Boolean).length
  if (!isAsked || need.unknown.length > understood / 2) return undefined
  return { need, answers: answersTo(need.need) }
}

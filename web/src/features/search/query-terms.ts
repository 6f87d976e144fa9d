import { toLatin } from 'api/contract/to-latin'
import { millimetresOf } from '#content/parse-size.ts'
import { parseDecimal } from '#lib/parse-decimal.ts'
import { siteWordsFor } from './everyday-words.ts'
import { fold, wordsOf } from './word-match.ts'

/** What tables give in millimetres, kilograms and megapascals. */
export type Dimension = 'length' | 'mass' | 'strength'
/** A number with its dimension in millimetres, kilograms or megapascals. */
export interface Measure {
  dimension: Dimension
  value: number
}

/** One thing that is asked for; an entry that answers one of the alternatives answers the term. */
export interface Term {
  /** As it was typed, in small letters. */
  typed: string
  /** Each one is words that an entry has to have all, first those typed. */
  alternatives: readonly (readonly string[])[]
  measure?: Measure
  /** The measure has no unit: it is meant in millimetres or micrometres, or is no measure but a part of a name. */
  isBare?: true
}

/** Words that tell nothing about what is meant, English and Bulgarian. */
const FILLERS = new Set(
  (
    'a an and any are as at be by call calls can contact contatto could do does find for from have how i in is kontakt me my need of on or please our sell sells selling speak speaks talk that the there this to us we what when where want ' +
    'which who whom will with would x you your в във до за и или как контакт какво кой кого къде на от по с със'
  )
    .split(' ')
    .map(fold),
)

/** Besides units of length. */
const UNITS: Record<string, readonly [Dimension, number]> = {
  kg: ['mass', 1],
  кг: ['mass', 1],
  t: ['mass', 1000],
  mpa: ['strength', 1],
}
const TOKEN = /(\d+(?:[.,]\d+)?)(?:[ \u00a0]?([\p{L}µμ]+)(?!\p{N}))?|[\p{L}\p{M}\p{N}µμ]+/gu
interface Token {
  /** A word, or a number as it was typed. */
  text: string
  measure?: Measure
  /** Without a unit: a length, or only a number in a name. */
  isBare?: true
}

/** What an input asks for. Numbers with a unit or with decimals are measures, whole ones without a unit may be. */
export function termsOf(input: string): Term[] {
  const tokens = tokensOf(withoutSides(input.toLowerCase().normalize('NFC')))
  const terms = tokens.map(termOf)
  const telling = terms.filter(({ typed }) => !FILLERS.has(fold(typed)))
  return telling.length > 0 ? telling : terms
}

/** `1250x2500` is two lengths. */
function withoutSides(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const sides = word.split(/[x×х*]/u)
      return sides.length > 1 && sides.every((side) => /^\d+$/.test(side))
        ? sides.map((side) => `${side} mm`).join(' ')
        : word
    })
    .join(' ')
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(([whole, number, word]): Token[] => {
    if (number === undefined) return wordsOf(whole).length > 0 ? [{ text: whole }] : []
    const unit = word === undefined ? undefined : unitOf(word)
    const value = parseDecimal(number) ?? 0
    if (unit)
      return [{ text: number, measure: { dimension: unit[0], value: Number((value * unit[1]).toPrecision(9)) } }]
    const bare: Token = {
      text: number,
      measure: { dimension: 'length', value },
      ...(!isDecimal(number) && { isBare: true }),
    }
    if (word === undefined) return [bare]
    // `6-high` and `t66` are names; `70 container` is a number and a word.
    return /[ \u00a0]/.test(whole) ? [bare, { text: word }] : [{ text: whole }]
  })
}

function unitOf(word: string): readonly [Dimension, number] | undefined {
  const millimetres = millimetresOf(word)
  return millimetres === undefined ? UNITS[word] : ['length', millimetres]
}

const isDecimal = (text: string) => /^\d+[.,]/.test(text)

function termOf({ text, measure, isBare }: Token): Term {
  const words = isDecimal(text) ? [] : wordsOf(text)
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  const alternatives = [
    words,
    ...(isCyrillic ? [wordsOf(toLatin(text))] : []),
    ...siteWordsFor(fold(text)).map(wordsOf),
  ].filter((alternative) => alternative.length > 0)
  return { typed: text, alternatives, ...(measure && { measure }), ...(isBare && { isBare }) }
}

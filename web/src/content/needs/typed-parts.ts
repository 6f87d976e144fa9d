import { parseSize } from '#content/parse-size.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { mayBeThousands, parseDecimal } from '#lib/parse-decimal.ts'
import { knownAlloys, symbolsOfAlloys } from './alloy-names.ts'
import type { Quantity } from './need.ts'
import {
  AMOUNT,
  AMOUNTS,
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

export interface TypedNumber {
  kind: 'number'
  text: string
  millimetres: number
  /** As typed; nothing without one. */
  unit: string
  isThickness: boolean
  /** One of several with × between them. */
  isInRow: boolean
  /** A word behind it says that it may be a number of pieces. */
  isCount: boolean
}

/** One part of what is typed. */
export type TypedPart =
  | TypedNumber
  | { kind: 'alloy' | 'temper'; value: string }
  | { kind: 'quantity'; quantity: Quantity }
  /** Says what the number before or behind it is. */
  | { kind: 'name'; slot: Slot; isAdjective: boolean; text: string }
  | { kind: 'word'; text: string }
  /** Means something that no table is asked for: a standard, a colour, a tolerance, a price. */
  | { kind: 'other'; text: string }

const rule = (source: string) => new RegExp(source, 'iuy')
const OTHERS = [
  rule(`(?:±|\\+\\s?/\\s?-|\\+-|\\+)\\s?${NUMBER}\\s?(?:%|${LENGTH_UNIT})?${END}`),
  rule(`${NUMBER}\\s?%`),
  rule(`${NUMBER}\\s?k?g\\s?(?:/|per)\\s?(?:m|metre|meter|m2|m²)${END}`),
  rule(`(?:[€$£]|(?:eur|usd)\\s)\\s?${NUMBER}${END}`),
  rule(`${NUMBER}\\s?(?:[€$£]|(?:eur|usd|euro|bgn)${END})(?:\\s?/\\s?\\p{L}+)?`),
  rule(`(?:din|iso|astm|iatf|ral)(?:[\\s-]?en)?(?:[\\s-]?iso)?[\\s-]?[a-z]?\\d+(?:[-.:]\\d+)*${END}`),
]
const STANDARD = rule(`en[\\s-]?(?:iso[\\s-]?)?(\\d{2,5})(?:[-.:]\\d+)*${END}`)
const SYMBOL = rule(`(?:en[\\s-]*aw[\\s-]*)?(${anyOf(Object.keys(symbolsOfAlloys))})(?![\\p{L}\\p{N}])`)
const TEMPER = `(?:[of]|h\\d{2,3}|t\\d{1,4})${END}`
const PREFIXED = rule(`(?:(?:en[\\s-]*)?(?:aw|aa)|en)[\\s-]*([1-8]\\d{3})(?:\\s?([a-c])(?=${END}|[of]${END}))?`)
const GLUED = rule(`([1-8]\\d{3})([a-c])?[-/_.]?(?=${TEMPER})`)
const LETTERED = rule(`([1-8]\\d{3})(\\s?)([a-c])(?=${END}|[of]${END})`)
const TEMPER_RULE = rule(`(${TEMPER})`)
const SOFT = rule(`(?:soft|annealed|weich|weichgeglüht|morbido|miękka|мек[ао]?)${END}`)
const NUMBER_RULE = rule(NUMBER)
const AMOUNT_RULE = rule(`\\s*${AMOUNT}${END}(?!\\s?[:=])`)
const CARRIER_RULE = rule(`\\s*${CARRIER}${END}`)
const COUNTED_AHEAD = rule(`\\s+(?=${COUNTED}${END})`)
const RATE_RULE = rule(`${RATE}${END}`)
const UNIT_RULE = rule(`\\s*(${LENGTH_UNIT})(?![\\p{L}\\p{N}])\\.?`)
const BY = rule('\\s*(?:[x×х*]|by\\s|auf\\s)\\s*(?=[\\d.,])')
/** Between the ends of a range. */
const TO = rule('\\s*(?:-|–|—|\\.{2,3}|…|to\\s|bis\\s|до\\s)\\s*(?=\\d)')
const WORD = rule("[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}]*(?:['’]\\p{L}+)?")
const ZERO = rule(`0(?![\\d.,])(?!\\s*(?:${LENGTH_UNIT}|[x×]))`)
const NAMES = SIZE_NAMES.map(({ slot, isAdjective, names }) => ({
  slot,
  isAdjective,
  name: rule(`(?:${anyOf(names)})\\.?${END}\\s?[:=]?`),
}))
/** A letter alone is the name of a size only before a sign or a number: `W=1250`, `L 6000`. */
const LETTER = rule('([twbld])(?:\\s?[:=]\\s?|(?<=[wbl])\\s)(?=[\\d.,])')
const LETTERS: Readonly<Record<string, Slot>> = { t: 'thickness', w: 'width', b: 'width', l: 'length', d: 'diameter' }
/** `1250 in wide` is inches, `1250 in coils` is not. */
const INCH_GOES_ON = new RegExp(`^\\s*(?:$|[^\\p{L}\\s]|(?:x|by|wide|thick|long|od|id|core)${END})`, 'iu')
const MAX_AMOUNT = 10_000_000

/** Reads a line part by part, from the left; whatever is no part is left out: commas, brackets, signs. */
export function partsOf(line: string, system: UnitSystem): TypedPart[] {
  const text = line.normalize('NFC')
  const parts: TypedPart[] = []
  let at = 0
  function take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = at
    const found = expression.exec(text) ?? undefined
    at += found?.[0].length ?? 0
    return found
  }
  const isKnown = (name: string) => knownAlloys.has(name.toUpperCase())
  const push = (part: TypedPart) => {
    parts.push(part)
    return true
  }
  const readOther = () => OTHERS.some((one) => pushOther(take(one)))
  const pushOther = (found: RegExpExecArray | undefined) =>
    Boolean(found) && push({ kind: 'other', text: found?.[0].trim() ?? '' })

  function readAlloy(): boolean {
    const before = at
    const [standard, digits = ''] = take(STANDARD) ?? []
    if (standard && !isKnown(digits)) return push({ kind: 'other', text: standard })
    at = before
    const symbol = take(SYMBOL)?.[1]
    if (symbol) return push({ kind: 'alloy', value: symbolsOfAlloys[symbol.toLowerCase()] ?? symbol })
    const prefixed = take(PREFIXED) ?? take(GLUED)
    if (prefixed) {
      take(/[-/_]/y)
      return push({ kind: 'alloy', value: `${prefixed[1]}${prefixed[2] ?? ''}`.toUpperCase() })
    }
    const [, series = '', space = '', letter = ''] = take(LETTERED) ?? []
    if (series && (space === '' || isKnown(series + letter)))
      return push({ kind: 'alloy', value: `${series}${letter}`.toUpperCase() })
    at = before
    return false
  }

  function readName(): boolean {
    for (const { slot, isAdjective, name } of NAMES) {
      const found = take(name)
      if (found) return push({ kind: 'name', slot, isAdjective, text: found[0].trim() })
    }
    const [, letter = ''] = take(LETTER) ?? []
    const slot = LETTERS[letter.toLowerCase()]
    return slot !== undefined && push({ kind: 'name', slot, isAdjective: false, text: letter })
  }

  function readTemper(): boolean {
    const temper = take(TEMPER_RULE)?.[1]
    if (temper) return push({ kind: 'temper', value: temper.toUpperCase() })
    // A zero behind an alloy is the letter.
    const isSoft = take(SOFT) ?? (parts.at(-1)?.kind === 'alloy' ? take(ZERO) : undefined)
    return isSoft !== undefined && push({ kind: 'temper', value: 'O' })
  }

  function readQuantity(): boolean {
    const before = at
    const typed = take(NUMBER_RULE)?.[0]
    const name = typed && take(AMOUNT_RULE)?.[1]?.toLowerCase()
    if (!typed || !(name || take(CARRIER_RULE))) {
      at = before
      return false
    }
    take(RATE_RULE)
    const [unit, factor = 1] = AMOUNTS.find(([, , names]) => name && names.includes(name)) ?? []
    const isWhole = unit !== 't' && mayBeThousands(typed)
    const value = (isWhole ? Number(typed.replace(/[.,]/, '')) : (parseDecimal(typed) ?? 0)) * factor
    const amount =
      unit && value > 0 && value <= MAX_AMOUNT ? { amount: { value: Number(value.toPrecision(6)), unit } } : {}
    return push({ kind: 'quantity', quantity: { text: text.slice(before, at).trim(), ...amount } })
  }

  function readNumbers(isInRow: boolean): boolean {
    const typed = take(NUMBER_RULE)?.[0]
    if (!typed) return false
    const before = at
    let unit = take(UNIT_RULE)?.[1] ?? ''
    if (/^in$/i.test(unit) && system === 'metric' && !INCH_GOES_ON.test(text.slice(at))) {
      unit = ''
      at = before
    }
    if (take(TO)) push({ kind: 'other', text: `${typed} ${unit}`.trim() })
    else {
      const isCount = !isInRow && unit === '' && /^\d+$/.test(typed) && take(COUNTED_AHEAD) !== undefined
      const isBefore = take(BY) !== undefined
      // Without a space behind it a comma may stand between two sizes.
      for (const one of parseDecimal(typed) === undefined ? typed.split(',') : [typed]) {
        const size = parseSize(`${one} ${unit}`, system)
        const isPart = isInRow || isBefore
        if (size)
          push({
            kind: 'number',
            text: `${one} ${unit}`.trim(),
            unit: unit.toLowerCase(),
            isInRow: isPart,
            isCount,
            ...size,
          })
        else push({ kind: 'other', text: one })
      }
      if (isBefore) return readNumbers(true)
    }
    return true
  }

  while (at < text.length) {
    if (readOther() || readAlloy() || readName() || readTemper() || readQuantity() || readNumbers(false)) continue
    const word = take(WORD)?.[0]
    if (word) push({ kind: 'word', text: word })
    else at += 1
  }
  return parts
}

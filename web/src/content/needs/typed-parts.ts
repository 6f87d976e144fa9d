import { parseSize } from '#content/parse-size.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { mayBeThousands, parseDecimal } from '#lib/parse-decimal.ts'
import { knownAlloys, symbolsOfAlloys } from './alloy-names.ts'
import type { Quantity } from './need.ts'
import {
  AMOUNT_RULE,
  BY,
  CARRIER_RULE,
  COUNTED_AHEAD,
  GLUED,
  INCH_GOES_ON,
  LETTER,
  LETTERED,
  LETTERS,
  NAMES,
  NUMBER_RULE,
  OTHERS,
  PREFIXED,
  RATE_RULE,
  SOFT,
  STANDARD,
  SYMBOL,
  TEMPER_RULE,
  TO,
  UNIT_RULE,
  WORD,
  ZERO,
} from './part-rules.ts'
import { AMOUNTS, type Slot } from './typed-words.ts'

export interface TypedNumber {
  kind: 'number'
  text: string
  millimetres: number
  /** The lower end of a range whose upper end `millimetres` is. */
  from?: number
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

/** A range whose ends are farther apart is two sizes with a dash between them, `0.5-1250`; but for thicknesses, in mm. */
const WIDEST_RANGE = 20
const THICKEST = 10
const MAX_AMOUNT = 10_000_000

const isRange = (lower: number, upper: number) => lower < upper && (upper <= lower * WIDEST_RANGE || upper <= THICKEST)

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
    const isRange = take(TO) !== undefined && take(NUMBER_RULE) !== undefined
    const name = typed && take(AMOUNT_RULE)?.[1]?.toLowerCase()
    if (!typed || !(name || take(CARRIER_RULE))) {
      at = before
      return false
    }
    take(RATE_RULE)
    const read = () => text.slice(before, at).trim()
    if (isRange) return push({ kind: 'quantity', quantity: { text: read() } })
    const [unit, factor = 1] = AMOUNTS.find(([, , names]) => name && names.includes(name)) ?? []
    const isWhole = unit !== 't' && mayBeThousands(typed)
    const value = (isWhole ? Number(typed.replace(/[.,]/, '')) : (parseDecimal(typed) ?? 0)) * factor
    const amount =
      unit && value > 0 && value <= MAX_AMOUNT ? { amount: { value: Number(value.toPrecision(6)), unit } } : {}
    return push({ kind: 'quantity', quantity: { text: read(), ...amount } })
  }

  /** @param isParted by dashes, so that none is a range: `0.5-1250-2500` */
  function readNumbers(isInRow: boolean, isParted = false): boolean {
    const typed = take(NUMBER_RULE)?.[0]
    if (!typed) return false
    const before = at
    let unit = take(UNIT_RULE)?.[1] ?? ''
    if (/^in$/i.test(unit) && system === 'metric' && !INCH_GOES_ON.test(text.slice(at))) {
      unit = ''
      at = before
    }
    const range = isParted ? undefined : readRange(typed, unit)
    if (typeof range === 'object') {
      const isBefore = take(BY) !== undefined
      push(range.kind === 'number' ? { ...range, isInRow: isInRow || isBefore } : range)
      if (isBefore) return readNumbers(true)
    } else {
      const isCount = !isInRow && unit === '' && /^\d+$/.test(typed) && take(COUNTED_AHEAD) !== undefined
      const isDash = isParted || range === 'sizes'
      const isBefore = take(BY) !== undefined || (isDash && take(TO) !== undefined)
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
      if (isBefore) return readNumbers(true, isDash)
    }
    return true
  }

  /** `9-12 µm`, `0.2 mm to 0.3 mm`; nothing is read when no range stands here: `sizes` where a dash only parts them. */
  function readRange(typed: string, unit: string): TypedPart | 'sizes' | undefined {
    const before = at
    const end = take(TO) && take(NUMBER_RULE)?.[0]
    if (!end) {
      at = before
      return undefined
    }
    const endUnit = take(UNIT_RULE)?.[1] ?? ''
    const words = `${typed}${unit && ` ${unit}`}-${end} ${endUnit || unit}`.trim()
    const lower = parseSize(`${typed} ${unit || endUnit}`, system)
    const upper = parseSize(`${end} ${endUnit || unit}`, system)
    const isNamed = isKnown(typed) && isKnown(end) && unit + endUnit === ''
    const isChain = take(TO) !== undefined
    if (lower && upper && !isNamed && !isChain && isRange(lower.millimetres, upper.millimetres))
      return {
        ...{ kind: 'number', text: words, unit: (endUnit || unit).toLowerCase(), isInRow: false, isCount: false },
        ...upper,
        from: lower.millimetres,
      }
    const isPair = isChain || (upper !== undefined && (upper.millimetres >= 10 || unit + endUnit !== ''))
    if (!isPair && !isNamed) return { kind: 'other', text: words }
    at = before
    return isNamed ? undefined : 'sizes'
  }

  while (at < text.length) {
    if (readOther() || readAlloy() || readName() || readTemper() || readQuantity() || readNumbers(false)) continue
    const word = take(WORD)?.[0]
    if (word) push({ kind: 'word', text: word })
    else at += 1
  }
  return parts
}

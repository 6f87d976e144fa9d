import { productUrls } from '#content/catalogue.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { knownAlloys } from './alloy-names.ts'
import { leastMisses } from './answer.ts'
import type { Need, Quantity, Use } from './need.ts'
import { isSection, placementsOf } from './place-sizes.ts'
import { namedAt } from './product-words.ts'
import { partsOf, type TypedPart } from './typed-parts.ts'
import { FILLERS } from './typed-words.ts'
import { narrowed } from './uses.ts'

/** One way to understand what is typed. */
export interface Reading {
  need: Need
  quantity?: Quantity
  /** What of it no answer takes into account, as typed. */
  unknown: readonly string[]
}

export interface ParsedNeed extends Reading {
  /** Other ways to understand it by which a product fits as well. */
  others: readonly Reading[]
}

const MAX_OTHERS = 2

/**
 * A need as a buyer types it: `8011A O 0.012 mm 1250`, `profile 6060 T66 6 m, 200 pcs`. Bare sizes are thickness, width,
 * length in this order as far as a product takes them so; when another order fits and this does not, the other is meant.
 */
export function parseNeed(text: string, system: UnitSystem): ParsedNeed {
  const readings = spellingsOf(text).flatMap((line) => readingsOf(partsOf(line, system)))
  const judged = readings.map((reading) => ({ reading, misses: leastMisses(reading.need) }))
  const fewest = Math.min(...judged.map(({ reading }) => reading.unknown.length))
  const whole = judged.filter(({ reading }) => reading.unknown.length === fewest)
  const [best] = whole.toSorted((one, other) => one.misses - other.misses)
  const { reading } = best ?? { reading: { need: {}, unknown: [] } }
  const seen = new Set([sameAs(reading)])
  const others = whole
    .filter(({ misses }) => misses === 0)
    .flatMap(({ reading: other }) => {
      const key = sameAs(other)
      if (seen.has(key)) return []
      seen.add(key)
      return other
    })
  return { ...reading, others: others.slice(0, MAX_OTHERS) }
}

/** The same for readings that only turn a sheet by a quarter. */
function sameAs({ need: { width, length, ...others }, quantity }: Reading): string {
  const isFlat = width !== undefined && length !== undefined
  return JSON.stringify([isFlat ? [width, length].toSorted((a, b) => a - b) : [width, length], others, quantity])
}

/** A space or a comma before three digits may be one of thousands: `11 500 mm`, `1,250 mm`; the likelier first. */
function spellingsOf(text: string): string[] {
  const plain = text.replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
  const spaced = plain.replace(/(?<![\d.,])([1-9]\d{0,2}) (?=\d{3} ?(?:mm|kg|pcs|pieces|lbs?)(?!\p{L}))/giu, '$1')
  const joined = [plain, spaced].map((one) => one.replace(/(?<![\d.,])([1-9]\d{0,2})[.,](?=\d{3}(?![\d.,]))/g, '$1'))
  return [...new Set([spaced, plain, ...joined])]
}

/** All ways to read the parts, the usual first. */
function readingsOf(all: readonly TypedPart[]): Reading[] {
  const telling = all.filter((part) => part.kind !== 'word' || !FILLERS.has(part.text.toLowerCase()))
  return withAlloys(telling).flatMap(readingsOfParts)
}

function readingsOfParts(parts: readonly TypedPart[]): Reading[] {
  const alloys = valuesOf(parts, 'alloy')
  const tempers = valuesOf(parts, 'temper')
  const { uses, unknown } = readUses(parts)
  const quantities = parts.flatMap((part) => (part.kind === 'quantity' ? part.quantity : []))
  const begun: Need[] = (alloys.length > 0 ? alloys : [undefined]).flatMap((alloy) =>
    (tempers.length > 0 ? tempers : [undefined]).map((temper) => ({
      ...(alloy && { alloy }),
      ...(temper && { temper }),
      ...(uses && { use: uses }),
    })),
  )
  const meant = begun.flatMap((need): Need[] => (isSection(parts, need) ? [{ ...need, ...PROFILE }, need] : [need]))
  return meant.flatMap((need) =>
    placementsOf(parts, need).map(({ sizes, from, quantity: counted, left }) => {
      const [quantity = counted, ...more] = quantities
      const besides = [...more, ...(quantity !== counted && counted ? [counted] : [])].map(({ text }) => text)
      return {
        need: { ...need, ...sizes, ...(Object.keys(from).length > 0 && { from }) },
        ...(quantity && { quantity }),
        unknown: [...unknown, ...left, ...besides],
      }
    }),
  )
}

const PROFILE = { use: ['profile'] } as const satisfies Need

function valuesOf(parts: readonly TypedPart[], kind: 'alloy' | 'temper'): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === kind ? part.value : [])))]
}

/**
 * Four digits that are a known alloy are it when no other part says the alloy, or when they stand beside it: `6060/6063`;
 * others when a temper follows them: `6081 T6`. Those that are a usual width too are read both ways: `foil 1200`.
 */
function withAlloys(parts: readonly TypedPart[]): (readonly TypedPart[])[] {
  const has = parts.some(({ kind }) => kind === 'alloy')
  const first = has ? -1 : parts.findIndex((_, at) => mayBeAlloy(parts, at))
  const read: TypedPart[] = []
  for (const [at, part] of parts.entries()) {
    const isAnother = part.kind === 'number' && isOdd(part.text) && read.at(-1)?.kind === 'alloy'
    const isAlloy = at === first || (isAnother && mayBeAlloy(parts, at))
    read.push(isAlloy && part.kind === 'number' ? { kind: 'alloy', value: part.text } : part)
  }
  const digits = parts[first]
  return digits?.kind === 'number' && !isOdd(digits.text) ? [read, parts] : [read]
}

function mayBeAlloy(parts: readonly TypedPart[], at: number): boolean {
  const part = parts[at]
  if (part?.kind !== 'number' || part.unit !== '' || part.isInRow) return false
  const [before, after] = [parts[at - 1], parts[at + 1]]
  if ((before?.kind === 'name' && !before.isAdjective) || (after?.kind === 'name' && after.isAdjective)) return false
  return knownAlloys.has(part.text) || (isOdd(part.text) && after?.kind === 'temper')
}

/** No usual width or length. */
const isOdd = (digits: string) => /^[1-8]\d{3}$/.test(digits) && Number(digits) % 50 !== 0

/** What the words name, and those that name nothing. */
function readUses(parts: readonly TypedPart[]): { uses?: readonly Use[]; unknown: string[] } {
  const unknown: string[] = []
  let uses: readonly Use[] | undefined
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (part?.kind === 'other') unknown.push(part.text)
    if (part?.kind !== 'word') continue
    const words = parts.slice(at).map((one) => (one.kind === 'word' ? one.text : ''))
    const named = namedAt(words.slice(0, words.indexOf('') < 0 ? words.length : words.indexOf('')))
    const both = named && uses ? narrowed(uses, named.uses) : named?.uses
    if (both) uses = both
    // A form beside the name of a product adds nothing: `container foil sheet`.
    else if (!(named && uses?.some((use) => productUrls.some((product) => product === use)))) unknown.push(part.text)
    at += (named?.words ?? 1) - 1
  }
  return { ...(uses && { uses }), unknown }
}

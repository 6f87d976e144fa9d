import { type Field, type Need, otherSizes, type Quantity } from '#content/needs/need.ts'
import { parseNeed, type Reading } from '#content/needs/parse-need.ts'
import { partsOf } from '#content/needs/typed-parts.ts'
import { readUses } from '#content/needs/uses.ts'
import { dimensions, isDimension } from '#content/offers.ts'
import { parseSize } from '#content/parse-size.ts'
import type { UnitSystem } from '#content/unit-systems.ts'

/** The fields as they are filled in, each with what was typed. */
export type Fields = Partial<Record<Field | 'quantity', string>>

const sizes = [...dimensions, ...otherSizes] as const

/** What the address of the finder asks. */
export interface Asked {
  need: Need
  quantity?: Quantity
  /** The line as it was typed; left out when the fields were filled in. */
  typed?: string
  fields: Fields
  system: UnitSystem
  /** What was typed and is left out of the answer. */
  unknown: readonly string[]
  /** Other ways to read the line that are answered with a yes, too. */
  others: readonly Reading[]
  /** Fields whose content is no size. */
  invalid: readonly Field[]
}

/** Reads an address, `?q=8011A+O+0.012+mm+1250` or `?alloy=8011A&width=1250&units=imperial`. The line goes before the fields. */
export function readAsked(search: Readonly<Record<string, unknown>>): Asked {
  const text = (key: string) => (search[key] === undefined ? '' : String(search[key]))
  const system = search.units === 'imperial' ? 'imperial' : 'metric'
  const typed = text('q')
  if (typed.trim()) {
    const parsed = parseNeed(typed, system)
    return { ...parsed, typed, fields: fieldsOf(parsed.need, system, parsed.quantity), system, invalid: [] }
  }
  const fields: Fields = {}
  for (const key of ['alloy', 'temper', 'use', 'quantity', ...sizes] as const)
    if (text(key).trim()) fields[key] = text(key)
  return { fields, system, unknown: [], others: [], ...needOf(fields, system) }
}

/** What filled-in fields mean. */
export function needOf(fields: Fields, system: UnitSystem): { need: Need; quantity?: Quantity; invalid: Field[] } {
  const need: Need = {}
  const invalid: Field[] = []
  const { alloy, temper, use, quantity } = fields
  const uses = readUses(use ?? '')
  if (alloy) need.alloy = alloy.trim().toUpperCase()
  if (temper) need.temper = temper.trim().toUpperCase()
  if (uses.length > 0) need.use = uses
  for (const name of sizes) {
    const typed = fields[name]
    if (!typed) continue
    const size = parseSize(typed, system) ?? rangeOf(typed, system)
    if (size) need[name] = size.millimetres
    else invalid.push(name)
    if (size && 'from' in size && isDimension(name)) need.from = { ...need.from, [name]: size.from }
  }
  const [amount] = quantity ? partsOf(quantity, system) : []
  return { need, ...(amount?.kind === 'quantity' && { quantity: amount.quantity }), invalid }
}

/** `0.2-0.3` as one size with its lower end. */
function rangeOf(typed: string, system: UnitSystem) {
  const [part, ...more] = partsOf(typed, system)
  const { millimetres, from } = part?.kind === 'number' && more.length === 0 ? part : {}
  return from === undefined || millimetres === undefined ? undefined : { millimetres, from }
}

/** A need as the fields show it. */
export function fieldsOf(
  { alloy, temper, use, from, ...measured }: Need,
  system: UnitSystem,
  quantity?: Quantity,
): Fields {
  const fields: Fields = { ...(alloy && { alloy }), ...(temper && { temper }), ...(use && { use: use.join(',') }) }
  for (const name of sizes) {
    const size = measured[name]
    if (size !== undefined) fields[name] = sizeText(size, system, isDimension(name) ? from?.[name] : undefined)
  }
  return { ...fields, ...(quantity && { quantity: quantity.text }) }
}

/** A need as one would type it. */
export function lineOf({ alloy, temper, from, ...measured }: Need, system: UnitSystem, quantity?: Quantity): string {
  const unit = system === 'imperial' ? 'in' : 'mm'
  const named = sizes.map((name) => {
    const size = measured[name]
    if (size === undefined) return undefined
    const text = `${sizeText(size, system, isDimension(name) ? from?.[name] : undefined)} ${unit}`
    return [NAMED[name], text].filter(Boolean).join(' ')
  })
  return [alloy, temper, ...named, quantity?.text].filter(Boolean).join(' ')
}

/** What is typed before a size that is none of the metal's three. */
const NAMED: Partial<Record<(typeof sizes)[number], string>> = { side: 'height', core: 'core', outer: 'OD' }
const MM_PER_INCH = 25.4
/** Enough for a need to stay the same from one system to the other. */
const DIGITS = 7

function sizeText(millimetres: number, system: UnitSystem, from?: number): string {
  if (from !== undefined) return `${sizeText(from, system)}-${sizeText(millimetres, system)}`
  return String(system === 'imperial' ? Number((millimetres / MM_PER_INCH).toPrecision(DIGITS)) : millimetres)
}

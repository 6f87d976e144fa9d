import { markets } from '#content/markets.ts'
import { dimensions, forms } from '#content/offers.ts'
import { parseSize } from '#content/parse-size.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import type { Field, Need } from './need.ts'
import { parseNeed } from './parse-need.ts'

/** The fields as they are filled in, each with what was typed. */
export type Fields = Partial<Record<Field, string>>

/** What the address of the finder asks. */
export interface Asked {
  need: Need
  /** The line as it was typed; left out when the fields were filled in. */
  typed?: string
  fields: Fields
  system: UnitSystem
  unknown: readonly string[]
  /** Fields whose content is no size. */
  invalid: readonly Field[]
}

/** Reads an address, `?q=8011A+O+0.012+mm+1250` or `?alloy=8011A&width=1250&units=imperial`. The line goes before the fields. */
export function readAsked(search: Readonly<Record<string, unknown>>): Asked {
  const text = (key: string) => (search[key] === undefined ? '' : String(search[key]))
  const system = search.units === 'imperial' ? 'imperial' : 'metric'
  const typed = text('q')
  if (typed.trim()) {
    const { need, unknown } = parseNeed(typed, system)
    return { need, typed, fields: fieldsOf(need, system), system, unknown, invalid: [] }
  }
  const fields: Fields = {}
  for (const key of ['alloy', 'temper', 'use', ...dimensions] as const) if (text(key).trim()) fields[key] = text(key)
  return { fields, system, unknown: [], ...needOf(fields, system) }
}

/** What filled-in fields mean. */
export function needOf(fields: Fields, system: UnitSystem): { need: Need; invalid: Field[] } {
  const need: Need = {}
  const invalid: Field[] = []
  const { alloy, temper, use } = fields
  const listedUse = [...forms, ...markets.map(({ market }) => market)].find((one) => one === use)
  if (alloy) need.alloy = alloy.trim().toUpperCase()
  if (temper) need.temper = temper.trim().toUpperCase()
  if (listedUse) need.use = listedUse
  for (const dimension of dimensions) {
    const typed = fields[dimension]
    if (!typed) continue
    const size = parseSize(typed, system)
    if (size) need[dimension] = size.millimetres
    else invalid.push(dimension)
  }
  return { need, invalid }
}

/** A need as the fields show it. */
export function fieldsOf({ alloy, temper, use, ...sizes }: Need, system: UnitSystem): Fields {
  const fields: Fields = { ...(alloy && { alloy }), ...(temper && { temper }), ...(use && { use }) }
  for (const dimension of dimensions) {
    const size = sizes[dimension]
    if (size !== undefined) fields[dimension] = sizeText(size, system)
  }
  return fields
}

/** A need as one would type it. */
export function lineOf(need: Need, system: UnitSystem): string {
  const { alloy, temper, thickness, width, length } = need
  const unit = system === 'imperial' ? 'in' : 'mm'
  const sizes = [thickness, width, length].map((size) => size !== undefined && `${sizeText(size, system)} ${unit}`)
  return [alloy, temper, ...sizes].filter(Boolean).join(' ')
}

const MM_PER_INCH = 25.4
/** Enough for a need to stay the same from one system to the other. */
const DIGITS = 7

function sizeText(millimetres: number, system: UnitSystem): string {
  return String(system === 'imperial' ? Number((millimetres / MM_PER_INCH).toPrecision(DIGITS)) : millimetres)
}

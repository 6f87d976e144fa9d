import { type Dimension, isDimension, offers } from '#content/offers.ts'
import type { Need, Quantity } from './need.ts'
import type { TypedNumber, TypedPart } from './typed-parts.ts'
import type { Slot } from './typed-words.ts'
import { isFor } from './uses.ts'

type Sizes = Pick<Need, Dimension | 'core' | 'outer' | 'side'>
/** `microns`: a bare number that is a thickness in µm. */
type Role = keyof Sizes | 'microns' | 'quantity'

/** Where the numbers of a line belong. */
export interface Placement {
  sizes: Sizes
  /** The lower ends of those that are ranges. */
  from: NonNullable<Need['from']>
  quantity?: Quantity
  /** Numbers without a place, as typed. */
  left: readonly string[]
}

/** A length below it, in millimetres, without a word for what it is, is a thickness. */
const MAX_BARE_THICKNESS = 10
/** No profile is wider, and no coil has a larger core. */
const MAX_PROFILE_WIDTH = 300
const MAX_CORE = 600
/** Metres up to here are a length, more are a quantity. */
const MAX_METRES = 20
/** Bare numbers of foil up to here are most often µm. */
const MAX_MICRONS = 200
/** More numbers are not tried in every order. */
const MAX_NUMBERS = 6

interface Numbered {
  number: TypedNumber
  roles: readonly Role[]
}

/** All places that the numbers may have, the usual first; a size that is named has one. */
export function placementsOf(parts: readonly TypedPart[], need: Need): Placement[] {
  const isProfile = meansProfile(need)
  const meant = offers.filter((offer) => isFor(offer, need.use))
  const isCoil = need.use !== undefined && meant.every(({ form }) => form === 'foil' || form === 'strip')
  const isFoil = !isProfile && meant.some(({ form }) => form === 'foil')
  const named = namesOf(parts)
  const section = isProfile ? sectionOf(parts, named, need) : new Map<TypedNumber, readonly Role[]>()
  const numbers = parts.flatMap((part): Numbered[] => {
    if (part.kind !== 'number') return []
    const drawn = section.get(part)
    if (drawn) return [{ number: part, roles: drawn }]
    const slot = named.get(part)
    return [
      { number: part, roles: slot ? rolesNamed(slot, part, isProfile) : rolesOf(part, { isProfile, isCoil, isFoil }) },
    ]
  })
  const taken = new Set(numbers.filter(({ number }) => named.has(number)))
  const inOrder = [...taken, ...numbers.filter((one) => !taken.has(one))]
  const placed = place(inOrder.slice(0, MAX_NUMBERS), { sizes: {}, from: {}, left: [] })
  const fewest = Math.min(...placed.map(({ left }) => left.length))
  const besides = [...namesAlone(parts, named), ...inOrder.slice(MAX_NUMBERS).map(({ number }) => number.text)]
  return placed.filter(({ left }) => left.length === fewest).map((one) => ({ ...one, left: [...one.left, ...besides] }))
}

function place([first, ...rest]: readonly Numbered[], done: Placement): Placement[] {
  if (!first) return [done]
  const { number, roles } = first
  const ways = roles.flatMap((role): Placement[] => {
    if (role === 'quantity') {
      if (done.quantity) return []
      const unit = number.isCount ? 'pcs' : 'm'
      const value = number.isCount ? Number(number.text) : number.millimetres / 1000
      return [{ ...done, quantity: { text: `${value} ${unit}`, amount: { value, unit } } }]
    }
    if (role === 'microns') return done.sizes.thickness === undefined ? [withSize(done, 'thickness', number, 1000)] : []
    // Bare sizes stand in the order of width and length; with × between them also the other way round.
    const isLate = role === 'width' && done.sizes.length !== undefined && roles.length > 1 && !number.isInRow
    const isTiny = (role === 'core' || role === 'outer') && number.millimetres < MAX_BARE_THICKNESS
    const isRangeOfOne = number.from !== undefined && !isDimension(role)
    if (done.sizes[role] !== undefined || isLate || isTiny || isRangeOfOne) return []
    return [withSize(done, role, number)]
  })
  const all = ways.length > 0 ? ways : [{ ...done, left: [...done.left, number.text] }]
  return all.flatMap((one) => place(rest, one))
}

function withSize(done: Placement, role: keyof Sizes, { millimetres, from }: TypedNumber, factor = 1): Placement {
  const inMm = (size: number) => size / factor
  const sizes = { ...done.sizes, [role]: inMm(millimetres) }
  return from === undefined ? { ...done, sizes } : { ...done, sizes, from: { ...done.from, [role]: inMm(from) } }
}

/** Which forms may be meant. */
interface Forms {
  isProfile: boolean
  isCoil: boolean
  isFoil: boolean
}

function rolesOf(
  { millimetres, isThickness, unit, isCount, isInRow }: TypedNumber,
  { isProfile, isCoil, isFoil }: Forms,
): Role[] {
  if (isThickness) return ['thickness']
  const count: Role[] = isCount ? ['quantity'] : []
  const isMicrons = isFoil && unit === '' && !isInRow && millimetres <= MAX_MICRONS
  if (millimetres < MAX_BARE_THICKNESS)
    return ['thickness', ...count, ...(isMicrons && millimetres >= 5 ? (['microns'] as const) : [])]
  if (/^(?:m|м|met)/.test(unit) && unit !== 'mm' && !isInRow) {
    const metres = millimetres / 1000
    if (metres > MAX_METRES) return ['quantity']
    if (isCoil) return metres > 2.2 ? ['quantity'] : ['width', 'quantity']
    return isProfile || metres > 2.2 ? ['length'] : ['length', 'width']
  }
  if (isProfile) return millimetres > MAX_PROFILE_WIDTH ? ['length', ...count] : ['width', 'length', ...count]
  return isMicrons
    ? [...(isCoil ? (['microns', 'width'] as const) : (['width', 'microns'] as const)), 'length', ...count]
    : ['width', 'length', ...count]
}

function rolesNamed(slot: Slot, { millimetres }: TypedNumber, isProfile: boolean): Role[] {
  if (slot === 'height') return [isProfile ? 'side' : 'length']
  if (slot !== 'diameter') return [slot]
  if (isProfile) return ['width']
  return millimetres < MAX_CORE ? ['core', 'outer'] : ['outer']
}

/** Which numbers have a name beside them, and it. */
function namesOf(parts: readonly TypedPart[]): Map<TypedNumber, Slot> {
  const named = new Map<TypedNumber, Slot>()
  const numberAt = (at: number) => {
    const part = parts[at]
    return part?.kind === 'number' && !named.has(part) ? part : undefined
  }
  const lastNoun = parts.findLastIndex((part) => part.kind === 'name' && !part.isAdjective)
  const isAhead = parts[lastNoun + 1]?.kind === 'number'
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'name') continue
    const [before, after] = [numberAt(at - 1), numberAt(at + 1)]
    const number = part.isAdjective || !isAhead ? (before ?? after) : (after ?? before)
    if (number) named.set(number, part.slot)
  }
  return named
}

/** Names without a number: what they ask for is not known. */
function namesAlone(parts: readonly TypedPart[], named: ReadonlyMap<TypedNumber, Slot>): string[] {
  const found = [...named.values()]
  return parts.flatMap((part) => (part.kind === 'name' && !found.includes(part.slot) ? part.text : []))
}

/** Whether only profiles are asked for: by a word, or by what only they are made of. */
function meansProfile({ use, alloy, temper }: Need): boolean {
  const lists = ({ alloys, tempers }: (typeof offers)[number]) =>
    [alloy && [alloys, `EN AW-${alloy}`], temper && [tempers, temper]].every((pair) => {
      if (!pair) return true
      const [row, value] = pair as [typeof alloys, string]
      return row.value.kind === 'list' && row.value.values.map(String).includes(value)
    })
  if (alloy?.startsWith('6') || temper?.startsWith('T')) return true
  if (!use && !alloy && !temper) return false
  const meant = offers.filter((offer) => isFor(offer, use) && lists(offer))
  return meant.length > 0 && meant.every(({ form }) => form === 'profile')
}

/** Whether the sizes alone say that a profile is meant: its sides, and its wall last, `40x20x2`. */
export function isSection(parts: readonly TypedPart[], need: Need): boolean {
  if (need.use || meansProfile(need)) return false
  const row = parts.flatMap((part) => (part.kind === 'number' && part.isInRow ? part.millimetres : []))
  const [wall = 0, ...sides] = row.filter((size) => size <= MAX_PROFILE_WIDTH).toReversed()
  return sides.length === 2 && wall < MAX_BARE_THICKNESS && sides.every((side) => side > wall)
}

/** A row of a profile, `60 × 40 × 4 × 6000`, is its sides, its wall and its length. */
function sectionOf(
  parts: readonly TypedPart[],
  named: ReadonlyMap<TypedNumber, Slot>,
  { use }: Need,
): ReadonlyMap<TypedNumber, readonly Role[]> {
  const row = parts.flatMap((part) => (part.kind === 'number' && part.isInRow && !named.has(part) ? part : []))
  const roles = new Map<TypedNumber, Role[]>()
  const give = (number: TypedNumber | undefined, role: Role) => number && roles.set(number, [role])
  const last = row.at(-1)
  const sides = last && last.millimetres > MAX_PROFILE_WIDTH ? row.slice(0, -1) : [...row]
  if (last && !sides.includes(last)) give(last, 'length')
  if (sides.length < 2) return roles
  const bySize = sides.toSorted((one, other) => one.millimetres - other.millimetres)
  const [wall] = bySize
  const isFlat = use?.includes('flatBars') ?? false
  if (wall && (isFlat || wall.millimetres < MAX_BARE_THICKNESS)) give(wall, 'thickness')
  give(bySize.at(-1), 'width')
  const [other, ...more] = bySize.filter((side) => !roles.has(side)).toReversed()
  give(other, 'side')
  // No section has more than two sides.
  for (const side of more) roles.set(side, [])
  return roles
}

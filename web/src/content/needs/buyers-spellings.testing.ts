import { inquiryProducts } from 'supabase/inquiry-facts'
import type { ProductUrl } from '#content/catalogue.ts'
import { type Offer, offers } from '#content/offers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import { answersTo } from './answer.ts'
import { parseNeed } from './parse-need.ts'

/** What a buyer wants, in the values of a table; sizes in mm. */
export interface Wanted {
  alloy: string
  temper: string
  /** Of which a range may be asked for, from the first to the last. */
  thickness: readonly [number, number]
  width: number
  length: number
}

/** What stands in a line; `name` is the product's, `a` the alloy without `EN AW-`, `h` the temper. */
interface Written {
  name: string
  a: string
  h: string
  from: number
  t: number
  w: number
  l: number
}
type Way = (one: Written) => string

const comma = (value: number) => String(value).replace('.', ',')
const microns = (millimetres: number) => Number((millimetres * 1000).toPrecision(6))

/** How buyers write a foil, a strip or a sheet. */
export const flatWays: readonly Way[] = [
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${t} ${w}`,
  ({ name, a, h, t, w }) => `${name} EN AW-${a} ${h} ${t} mm x ${w} mm`,
  ({ name, a, h, t, w }) => `${a}-${h} ${t}x${w} ${name}`,
  ({ name, a, h, t, w }) => `${name}, ${a}/${h}, ${comma(t)} × ${w} mm`,
  ({ name, a, h, t, w }) => `AW${a} ${h}; ${t} mm thick, ${w} mm wide; ${name}`,
  ({ name, a, h, t, w }) => `${name.toUpperCase()} ENAW${a} ${h.toLowerCase()} ${t}mm ${w}mm`,
  ({ name, a, h, t, w }) => `5 t ${name} ${a} ${h} ${t} ${w}`,
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${t} ${w} 20 tons`,
  ({ name, a, h, t, w }) => `${a} ${h} thickness ${t} width ${w} ${name} 500 kg`,
  ({ name, a, h, t, w }) => `we need ${name}: alloy ${a}, temper ${h}, ${t} mm, ${w} mm, 20 t/month please`,
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${microns(t)} µm ${w}`,
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${microns(t)} micron x ${w} mm`,
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${microns(t)}my ${w}mm 2 pallets`,
  ({ name, a, h, t, w }) => `W=${w} T=${t} ${a} ${h} ${name}`,
  ({ name, a, h, t, w }) => `${name} ${a} ${h} ${t}mm*${w}mm, 5-10 t`,
  ({ name, a, h, t, w }) => `${t} x ${w} mm ${name} EN AW ${a} ${h}`,
  ({ name, a, h, t, w }) => `Wir brauchen ${name}, Legierung ${a}, Zustand ${h}, Dicke ${comma(t)} mm, Breite ${w} mm`,
  ({ name, a, h, t, w }) => `${name} lega ${a} stato ${h} spessore ${comma(t)} larghezza ${w}`,
  ({ name, a, h, from, t, w }) => `${name} ${a} ${h} ${from}-${t} mm x ${w} mm`,
  ({ name, a, h, from, t, w }) => `${name} ${a} ${h} ${microns(from)} to ${microns(t)} µm, width ${w}`,
]

/** How buyers write a profile; with a section where they have one. */
export const profileWays: readonly Way[] = [
  ({ name, a, h, l }) => `${name} ${a} ${h} ${l / 1000} m`,
  ({ name, a, h, l }) => `${name} ${a}${h} ${l} mm`,
  ({ name, a, h, l }) => `${a} ${h} ${l} ${name} 300 pcs`,
  ({ name, a, h, l }) => `${name} EN AW-${a} ${h} ${l} mm long, 5 t`,
  ({ name, a, h, l }) => `${name} ${a}/${h} length ${l}`,
  ({ name, a, h, l }) => `${l} lg ${name} ${a} ${h}`,
  ({ name, a, h, l }) => `profile ${a} ${h} ${comma(l / 1000)} m ${name}`,
  ({ name, a, h, l }) => `${name} ${a}-${h} L=${l}`,
  ({ name, a, h, l }) => `${name.toUpperCase()} ENAW${a} ${h.toLowerCase()} ${l}MM`,
  ({ name, a, h, l }) => `we need ${name}: alloy ${a}, temper ${h}, ${l} mm long, 300 pcs please`,
  ({ name, a, h, l }) => `Wir brauchen ${name}, Legierung ${a}, Zustand ${h}, Länge ${l} mm`,
  ({ name, a, h, l }) => `${name} lega ${a} stato ${h} lunghezza ${l} mm`,
  ({ name, a, h, l }) => `5-10 t ${name} AW-${a} ${h}, ${l / 1000} m, 4 weeks`.replace(', 4 weeks', ''),
  ({ name, a, h, l }) => `${name} ${a} ${h} 60x40x3 ${l} mm`,
  ({ name, a, h, l }) => `${name} ${a} ${h} 60 x 40 x 3 mm, ${l} mm`,
  ({ name, a, h, l }) => `60x40x3x${l} ${name} ${a} ${h}`,
  ({ name, a, h, l }) => `${name} ${a} ${h} width 60 height 40 wall 3 length ${l}`,
  ({ name, a, h, l }) => `${name} ${a} ${h} ${l - 500}-${l} mm`,
  ({ name, a, h, l }) => `${name} ${a} ${h} length ${l - 500} to ${l}`,
  ({ name, a, h, l }) => `${name} ${a} ${h} 60x40x2.5-3, ${(l - 500) / 1000}–${l / 1000} m`,
]

/** The values of a row that is a list; none of another. */
export const listOf = ({ value }: SpecificationRow) => (value.kind === 'list' ? value.values.map(String) : [])

/** The ends of a row in mm, read without what the finder reads them by. */
export function endsOf(row: SpecificationRow | undefined): readonly [number, number] | undefined {
  const value = row?.value
  if (!value || !('unit' in value)) return undefined
  const inMm = (size: number) => (value.unit === 'µm' ? Number((size / 1000).toPrecision(6)) : size)
  if (value.kind === 'range') return [inMm(value.min), inMm(value.max)]
  if (value.kind === 'upTo') return [0, inMm(value.max)]
  return value.kind === 'from' ? [inMm(value.min), Number.POSITIVE_INFINITY] : undefined
}

/** Whether a row takes both sizes; one that states none takes none. */
function takesSizes(row: SpecificationRow | undefined, sizes: readonly number[]): boolean {
  const [min, max] = endsOf(row) ?? [1, 0]
  return sizes.every((size) => min <= size && size <= max)
}

const isProfile = ({ form }: Offer) => form === 'profile'
const waysOf = (offer: Offer) => (isProfile(offer) ? profileWays : flatWays)

/** What the tables of a product say, asked by themselves. */
function takes(product: ProductUrl, { alloy, temper, thickness, width, length }: Wanted, isRange: boolean): boolean {
  return offers.some(
    (offer) =>
      offer.product === product &&
      listOf(offer.alloys).includes(`EN AW-${alloy}`) &&
      listOf(offer.tempers).includes(temper) &&
      (isProfile(offer)
        ? takesSizes(offer.length, [length])
        : takesSizes(offer.thickness, isRange ? thickness : thickness.slice(1)) && takesSizes(offer.width, [width])),
  )
}

/** A line that is judged otherwise than by the tables, or of which something is left out. */
export interface Wrong {
  line: string
  said: readonly string[]
  unknown: readonly string[]
  alloy: string | undefined
  temper: string | undefined
}

/** Stands in a line that asks for a range. */
const MARK = 123_456

/** Writes what is wanted in every way, and compares each answer with the tables. */
export function judge(offer: Offer, wanted: Wanted): { right: number; wrong: Wrong[] } {
  const wrong: Wrong[] = []
  const [from, t] = wanted.thickness
  const written = { a: wanted.alloy, h: wanted.temper, from, t, w: wanted.width, l: wanted.length }
  const ways = waysOf(offer)
  for (const way of ways) {
    const line = way({ ...written, name: inquiryProducts[offer.product].name })
    const isRange = way({ ...written, from: MARK, name: '' }).includes(String(MARK))
    const { need, unknown } = parseNeed(line, 'metric')
    const said = answersTo(need).yes.map(({ offer: { product } }) => product)
    const isRight =
      said.includes(offer.product) === takes(offer.product, wanted, isRange) &&
      said.every((product) => takes(product, wanted, isRange))
    if (!isRight || unknown.length > 0 || need.alloy !== wanted.alloy || need.temper !== wanted.temper)
      wrong.push({ line, said, unknown, alloy: need.alloy, temper: need.temper })
  }
  return { right: ways.length - wrong.length, wrong }
}

const round = (size: number) => Number(size.toPrecision(4))

/**
 * Sizes to ask an offer for: within its rows at both ends and in the middle, thinner or longer than they take, and thicker.
 * A width that no row takes is not among them: a bare one may be meant as a length.
 */
export function sizesFor(offer: Offer): Pick<Wanted, 'thickness' | 'width' | 'length'>[] {
  const [thinnest = 1, thickest = 1] = endsOf(offer.thickness) ?? []
  const [narrowest = 100, widest = 100] = endsOf(offer.width) ?? []
  const [middle, width] = [round((thinnest + thickest) / 2), Math.round((narrowest + widest) / 2)]
  if (isProfile(offer)) return [6000, 11_500, 12_000].map((length) => ({ thickness: [2.5, 3], width: 60, length }))
  const thicker = round(thickest * 1.3)
  return [
    { thickness: [thinnest, thickest] as const, width: widest, length: 0 },
    { thickness: [thinnest, middle] as const, width, length: 0 },
    { thickness: [round(thinnest * 0.6), thinnest] as const, width, length: 0 },
    // From ten millimetres on a bare number is no thickness.
    ...(thicker < 10 ? [{ thickness: [middle, thicker] as const, width, length: 0 }] : []),
  ]
}

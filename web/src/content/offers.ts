import { catalogue, type ProductUrl, productUrls } from './catalogue.ts'
import { familyOf } from './product-sales.ts'
import { productDetails } from './products.ts'
import type { SpecificationRow, SpecificationTable } from './specification-table.ts'

/** What a need is measured by. */
export const dimensions = ['thickness', 'width', 'length'] as const
export type Dimension = (typeof dimensions)[number]

export const isDimension = (name: string): name is Dimension => dimensions.some((dimension) => dimension === name)

/** The forms of metal, as a buyer asks for them. */
export const forms = ['foil', 'sheet', 'strip', 'profile'] as const
export type Form = (typeof forms)[number]

/** One way in which a product is offered, with the rows of its tables that say so; a row left out is not stated. */
export interface Offer extends Partial<Record<Dimension, SpecificationRow>> {
  product: ProductUrl
  form: Form
  /** The table that tells it from the product's other offers: `wrinkleWall`. */
  title: SpecificationTable['title']
  /** The shape that tells it from the others, of those that have a row each: `flatBars`. */
  shape?: SpecificationRow['label']
  alloys: SpecificationRow
  tempers: SpecificationRow
  /** Of a shape: the other side, when it has one. */
  side?: SpecificationRow
  /** Of its coils or reels. */
  core?: SpecificationRow
  outer?: SpecificationRow
}

/** Tables that stand each for one way to buy the product; all others hold for all of them. */
const WAYS: readonly SpecificationTable['title'][] = ['wrinkleWall', 'smoothWall', 'strips', 'sheets', 'cutToSize']
/** What is done with a profile has limits of its own; the metal is longer. */
const FINISHING: readonly SpecificationTable['title'][] = ['fabrication', 'powderCoating', 'anodizing']

/** The rows that say a dimension; profiles have another name for it. */
const LABELS: Readonly<Record<Dimension, readonly SpecificationRow['label'][]>> = {
  thickness: ['thickness', 'wallThickness'],
  width: ['width', 'circumscribedCircle'],
  length: ['length'],
}

/** All that the products are offered in, in the order of the catalogue. */
export const offers: readonly Offer[] = productUrls.flatMap(offersOf)

function offersOf(product: ProductUrl): Offer[] {
  const tables = productDetails[product].tables.filter(({ title }) => !FINISHING.includes(title))
  const ways = tables.filter(({ title }) => WAYS.includes(title))
  const [first] = tables
  const all = (ways.length > 0 ? ways : first ? [first] : []).map((way) => {
    const rows = tables.filter((table) => table === way || !ways.includes(table)).flatMap(({ rows = [] }) => rows)
    const rowOf = (labels: readonly string[]) => rows.find(({ label }) => labels.includes(label))
    const found = dimensions.flatMap((dimension) => {
      const row = rowOf(LABELS[dimension])
      return row ? [[dimension, row] as const] : []
    })
    const [alloys, tempers] = [rowOf(['alloys']), rowOf(['tempers'])]
    if (!alloys || !tempers) throw new Error(`${product} names no alloys or no tempers.`)
    const sizes: Partial<Record<Dimension, SpecificationRow>> = Object.fromEntries(found)
    const form = formOf(product, Boolean(sizes.length))
    const [core, outer] = [rowOf(['coreInnerDiameter']), rowOf(['outerDiameter'])]
    const coil = form === 'foil' || form === 'strip' ? { ...(core && { core }), ...(outer && { outer }) } : {}
    return { product, form, title: way.title, alloys, tempers, ...sizes, ...coil }
  })
  const shapes = tables.find(({ title }) => title === 'shapes')?.rows ?? []
  return shapes.length === 0 ? all : all.flatMap((offer) => shapes.map((row) => ({ ...offer, ...inShape(row) })))
}

function formOf(product: ProductUrl, isCut: boolean): Form {
  if (familyOf(product) === 'Extruded') return 'profile'
  if ((catalogue[0].products as readonly ProductUrl[]).includes(product)) return 'foil'
  return isCut ? 'sheet' : 'strip'
}

/** A row of shapes, `20 × 10 × 1.5 to 150 × 50 × 4 mm`, as its sides and the wall; a diameter is only a width. */
function inShape(row: SpecificationRow): Partial<Offer> {
  const { label, value } = row
  const shape = { title: 'shapes', shape: label } as const
  if (value.kind !== 'sizes') return { ...shape, width: row }
  const { smallest, largest, unit } = value
  const side = (at: number): SpecificationRow => ({
    ...row,
    value: { kind: 'range', min: smallest.at(at) ?? 0, max: largest.at(at) ?? 0, unit },
  })
  return { ...shape, width: side(0), thickness: side(-1), ...(smallest.length > 2 && { side: side(1) }) }
}

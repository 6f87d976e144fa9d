import { type RequestDimension, requestDimensions } from 'supabase/inquiry-facts'
import type { ProductUrl } from './catalogue.ts'
import { productDetails } from './products.ts'
import type { Colour, SpecificationRow, SpecificationTable, SpecificationValue } from './specification-table.ts'

/** A dimension one can ask for, and what the tables of the product say of it; numbers are in `unit`. */
export interface DimensionOffered {
  name: RequestDimension
  unit: 'µm' | 'mm'
  min?: number
  max?: number
}

/** What the tables of a product offer to choose from. */
export interface RequestFields {
  alloys: readonly string[]
  tempers: readonly string[]
  /** Colours by their mark, RAL or the anodizer's. */
  finishes: readonly string[]
  dimensions: readonly DimensionOffered[]
}

/** What can be asked for of a product, as its own tables say. */
export function requestFieldsOf(product: ProductUrl): RequestFields {
  const tables: readonly SpecificationTable[] = productDetails[product].tables
  const rows = tables.flatMap((table) => table.rows ?? [])
  const colours = tables.flatMap((table) => table.colours ?? [])
  return {
    alloys: textsOf(rows, 'alloys'),
    tempers: textsOf(rows, 'tempers'),
    finishes: [...new Set(colours.map(({ code }: Colour) => code))],
    dimensions: requestDimensions.flatMap((name) => dimensionOf(rows, name) ?? []),
  }
}

function textsOf(rows: readonly SpecificationRow[], label: 'alloys' | 'tempers'): string[] {
  const lists = rows.filter((row) => row.label === label).map(({ value }) => value)
  return [...new Set(lists.flatMap((value) => (value.kind === 'list' ? value.values.map(String) : [])))]
}

/** The widest that any of the tables says; nothing where none says anything. */
function dimensionOf(rows: readonly SpecificationRow[], name: RequestDimension): DimensionOffered | undefined {
  const values = rows.filter((row) => row.label === name).map(({ value }) => value)
  const unit = values.map(unitOf).find((each) => each !== undefined)
  if (!unit) return undefined
  const same = values.filter((value) => unitOf(value) === unit)
  const least = same.map((value) => ('min' in value ? value.min : 0))
  const most = same.map((value) => ('max' in value ? value.max : Number.POSITIVE_INFINITY))
  const [min, max] = [Math.min(...least), Math.max(...most)]
  return { name, unit, ...(min > 0 && { min }), ...(Number.isFinite(max) && { max }) }
}

function unitOf(value: SpecificationValue): 'µm' | 'mm' | undefined {
  const unit = 'unit' in value ? value.unit : undefined
  return unit === 'µm' || unit === 'mm' ? unit : undefined
}

import type { ProductUrl } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import type { SpecificationRow, SpecificationTable, SpecificationValue } from '#content/specification-table.ts'

/** One value of a product, and its table where several of the product's tables have such a row. */
export interface Entry {
  title?: SpecificationTable['title']
  value: SpecificationValue
  isTypical: boolean
}

/** One row over all compared products. */
export interface ComparedRow {
  label: SpecificationRow['label']
  /** Of each product, in their order; empty where its tables do not state it. */
  cells: readonly (readonly Entry[])[]
  /** The products that state it do not all say the same. */
  isDifferent: boolean
  /** Items of the row's lists that all products have. */
  shared: ReadonlySet<string>
}

/** The rows of the tables of some products that can be compared: of several products, what two of them state at least. */
export function comparedRows(products: readonly ProductUrl[]): ComparedRow[] {
  const tables = products.map((product) => productDetails[product].tables)
  const labels = new Set(tables.flat().flatMap(({ rows = [] }) => rows.map(({ label }) => label)))
  const least = Math.min(products.length, 2)
  return [...labels].flatMap((label) => {
    const cells = tables.map((ofProduct) => entriesOf(ofProduct, label))
    const stated = cells.filter((cell) => cell.length > 0)
    if (stated.length < least) return []
    return { label, cells, isDifferent: new Set(stated.map(meaningOf)).size > 1, shared: sharedItems(stated) }
  })
}

function entriesOf(tables: readonly SpecificationTable[], label: SpecificationRow['label']): Entry[] {
  const found = tables.flatMap(({ title, rows = [] }) =>
    rows.filter((row) => row.label === label).map(({ value, sample = false }) => ({ title, value, isTypical: sample })),
  )
  return found.length > 1 ? found : found.map(({ value, isTypical }) => ({ value, isTypical }))
}

const meaningOf = (cell: readonly Entry[]) => JSON.stringify(cell.map(({ title, value }) => [title, value]))

function sharedItems(cells: readonly (readonly Entry[])[]): Set<string> {
  const [first = new Set<string>(), ...others] = cells.map(
    (cell) => new Set(cell.flatMap(({ value }) => (value.kind === 'list' ? value.values.map(String) : []))),
  )
  return new Set([...first].filter((item) => others.every((items) => items.has(item))))
}

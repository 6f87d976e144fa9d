import type { PersonRecord, ProductRecord, SearchIndex } from './search-index.ts'

/** The fields that the specification searches (SRCH-10). */
export interface RuleRecord {
  name: string
  tags: readonly string[]
  description: string
  position?: string
  foreignLanguages?: readonly string[]
}

export interface RuleResults {
  products: ProductRecord[]
  people: PersonRecord[]
}

/**
 * Everything that contains the trimmed input in any letter case, products and people apart (SRCH-02, SRCH-10): first
 * those that have it in the name, then in a tag or language, then in the description or position; among equals in the
 * order given. A blank input finds nothing (AMB-19).
 */
export function createRule(index: Pick<SearchIndex, 'products'> & { people: readonly PersonRecord[] }) {
  const products = index.products.map(withFields)
  const people = index.people.map(withFields)
  return (input: string): RuleResults => {
    const wanted = input.trim().toLowerCase()
    if (wanted === '') return { products: [], people: [] }
    return { products: found(products, wanted), people: found(people, wanted) }
  }
}

/** Fields in small letters, in the order of their weight. */
type Searched<R> = { record: R; fields: string[][] }

function withFields<R extends RuleRecord>(record: R): Searched<R> {
  const { name, tags, description, position = '', foreignLanguages = [] } = record
  const fields = [[name], [...tags, ...foreignLanguages], [description, position]]
  return { record, fields: fields.map((texts) => texts.map((text) => text.toLowerCase())) }
}

function found<R>(searched: readonly Searched<R>[], wanted: string): R[] {
  const ranked: R[][] = [[], [], []]
  for (const { record, fields } of searched) {
    const rank = fields.findIndex((texts) => texts.some((text) => text.includes(wanted)))
    ranked[rank]?.push(record)
  }
  return ranked.flat()
}

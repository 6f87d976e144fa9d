import type specs from '#i18n/en/specs.json'
import type { ProductUrl } from './catalogue.ts'
import { productDetails } from './products.ts'
import type { SpecificationTable } from './specification-table.ts'

/** A standard or quality mark that a table of a product names; its title is in `specs:standards.titles`. */
export type Standard = keyof (typeof specs)['standards']['titles']

/** What a standard rules; named in `specs:standards.rules`. */
export type Rule = keyof (typeof specs)['standards']['rules']

/** By what they rule, in the order in which a buyer asks for it. */
const STANDARDS: Readonly<Record<Rule, readonly Standard[]>> = {
  tolerances: ['EN 485-4', 'EN 546-3', 'EN 683-3', 'EN 755-3', 'EN 755-5', 'EN 755-8', 'EN 755-9', 'EN 12020-2'],
  requirements: ['EN 541'],
  mechanical: ['EN 485-2', 'EN 546-2', 'EN 683-2', 'EN 755-2'],
  delivery: ['EN 485-1', 'EN 546-1', 'EN 683-1', 'EN 12020-1'],
  surface: ['EN 546-4', 'QUALICOAT', 'QUALANOD'],
  composition: ['EN 573-3', 'EN 602'],
  tempers: ['EN 515'],
  structural: ['EN 15088'],
}

/** Tables whose title names the standard of its values. */
const OF_TITLES: Partial<Record<SpecificationTable['title'], Standard>> = {
  tensileEn485: 'EN 485-2',
  tensileEn755: 'EN 755-2',
}

/** The standards that the tables of a product name, each with what it rules. */
export function standardsOf(product: ProductUrl): readonly { rule: Rule; standard: Standard }[] {
  const named = new Set(
    productDetails[product].tables.flatMap(({ title, rows = [] }) => [
      OF_TITLES[title],
      ...rows.flatMap(({ value }) => (value.kind === 'list' ? value.values : [])),
    ]),
  )
  return (Object.keys(STANDARDS) as Rule[]).flatMap((rule) =>
    STANDARDS[rule].filter((standard) => named.has(standard)).map((standard) => ({ rule, standard })),
  )
}

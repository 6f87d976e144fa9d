/** The 15 products in three categories, in their order (PROD-05 … 07); all that menus need of them. */
export const catalogue = [
  {
    category: 'rolled-foils',
    key: 'rolledFoils',
    products: ['household-foil', 'container-foil', 'converter-foil', 'technical-foil', 'finstock'],
  },
  {
    category: 'rolled-sheets-and-strips',
    key: 'rolledSheetsAndStrips',
    products: [
      'standard-sheets-and-strips',
      'standard-sheets',
      'strips-for-heat-exchangers-finstock',
      'heat-shields',
      'strips-for-noise-protection-panels',
      'omnia-sheets',
    ],
  },
  {
    category: 'extruded',
    key: 'extruded',
    products: [
      'profiles-for-building-and-architecture',
      'profiles-for-automotive-and-transportation',
      'profiles-for-distribution',
      'industrial-profiles',
    ],
  },
] as const

type Group = (typeof catalogue)[number]

export type CategoryUrl = Group['category']
export type ProductUrl = Group['products'][number]
export type ProductPath = {
  [G in Group as G['category']]: `/products/${G['category']}/${G['products'][number]}`
}[CategoryUrl]

export const productUrls: readonly ProductUrl[] = catalogue.flatMap(({ products }): readonly ProductUrl[] => products)

/** The address of a product's page. */
export function productPath(product: ProductUrl): ProductPath {
  const group = catalogue.find(({ products }) => (products as readonly string[]).includes(product))
  return `/products/${group?.category}/${product}` as ProductPath
}

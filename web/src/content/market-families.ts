import { marketSections } from './market-sections.ts'
import type { MarketUrl } from './markets.ts'
import { familyOf, type ProductFamily } from './product-sales.ts'

/** What a market buys of us, in the order of its sections: rolled products, extruded ones, or both. */
export function familiesOf(market: MarketUrl): readonly [ProductFamily, ...ProductFamily[]] {
  const [first, ...others] = marketSections[market].flatMap(({ products }) => products.map(familyOf))
  return [first ?? 'Rolled', ...new Set(others.filter((family) => family !== first))]
}

import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { marketSections } from '#content/market-sections.ts'
import { type MarketUrl, markets } from '#content/markets.ts'
import { forms, type Offer, offers } from '#content/offers.ts'
import type { Use } from './need.ts'

/** Shapes that a product has rows of their own for, in the order of its table. */
export const shapes: readonly NonNullable<Offer['shape']>[] = [...new Set(offers.flatMap(({ shape }) => shape ?? []))]
/** All that one can choose. */
export const allUses: readonly Use[] = [...forms, ...markets.map(({ market }) => market), ...productUrls, ...shapes]

/** Whether an offer is for any of the uses; for all when there are none. */
export function isFor(offer: Offer, uses: readonly Use[] | undefined): boolean {
  return !uses || uses.length === 0 || uses.some((use) => isOf(offer, use))
}

function isOf({ product, form, shape }: Offer, use: Use): boolean {
  if (product === use || form === use || shape === use) return true
  return use in marketSections && productsOfMarket(use as MarketUrl).includes(product)
}

function productsOfMarket(market: MarketUrl): readonly ProductUrl[] {
  return marketSections[market].flatMap(({ products }): readonly ProductUrl[] => products)
}

/** The uses that hold for both: a product goes before its form, and a market narrows a form down to products. */
export function narrowed(one: readonly Use[], other: readonly Use[]): readonly Use[] | undefined {
  const both = offers.filter((offer) => isFor(offer, one) && isFor(offer, other))
  if (both.length === 0) return undefined
  const size = (uses: readonly Use[]) => offers.filter((offer) => isFor(offer, uses)).length
  if (both.length === size(one)) return one
  if (both.length === size(other)) return other
  return [...new Set(both.map(({ product }) => product))]
}

/** What `use` of an address says: `foil,strip`. Whatever is no use is left out. */
export function readUses(text: string): readonly Use[] {
  return text.split(',').flatMap((one) => allUses.find((use) => use === one.trim()) ?? [])
}

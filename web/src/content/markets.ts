import type { PictureCode } from './picture-codes.ts'

interface MarketData {
  market: string
  /** Key of its name in `shell:pages`; its texts are in `markets` by `market`. */
  key: string
  cover: PictureCode
  card: PictureCode
}

/** The five markets in the order of their menu (MKT-04 … 09). */
export const markets = [
  {
    market: 'building-and-architecture',
    key: 'buildingAndArchitecture',
    cover: 'hero-facade',
    card: 'market-building',
  },
  {
    market: 'automotive',
    key: 'automotive',
    cover: 'market-automotive',
    card: 'market-automotive',
  },
  {
    market: 'transportation',
    key: 'transportation',
    cover: 'market-transportation',
    card: 'market-transportation',
  },
  {
    market: 'packaging',
    key: 'packaging',
    cover: 'hero-foil',
    card: 'market-packaging',
  },
  {
    market: 'distribution',
    key: 'distribution',
    cover: 'market-distribution',
    card: 'market-distribution',
  },
] as const satisfies readonly MarketData[]

export type Market = (typeof markets)[number]
export type MarketUrl = Market['market']

/** The market at an address: `/markets/{page}`. */
export function marketByUrl(page: string): Market | undefined {
  return markets.find(({ market }) => market === page)
}

/** The address of a market's page. */
export function marketPath<Url extends MarketUrl>(market: Url): `/markets/${Url}` {
  return `/markets/${market}`
}

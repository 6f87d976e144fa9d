import type { PictureCode } from './picture-codes.ts'

interface MarketData {
  market: string
  /** Key of its name in `shell:pages`; its texts are in `markets` by `market`. */
  key: string
  cover: PictureCode
  card: PictureCode
  /** What its card on the home page names: all its sections (`market-sections.ts`) but the overview. */
  named: readonly string[]
}

/** The five markets in the order of their menu (MKT-04 … 09). */
export const markets = [
  {
    market: 'building-and-architecture',
    key: 'buildingAndArchitecture',
    cover: 'hero-facade',
    card: 'market-building',
    named: ['facades', 'windows-and-doors'],
  },
  {
    market: 'automotive',
    key: 'automotive',
    cover: 'market-automotive',
    card: 'market-automotive',
    named: ['strips-for-heat-shields', 'automotive-finstock', 'roof-rails', 'decorative-trims', 'heat-exchangers'],
  },
  {
    market: 'transportation',
    key: 'transportation',
    cover: 'market-transportation',
    card: 'market-transportation',
    named: ['marine', 'rail', 'truck-and-trailer'],
  },
  {
    market: 'packaging',
    key: 'packaging',
    cover: 'hero-foil',
    card: 'market-packaging',
    named: ['household-foil', 'container-foil', 'converter-foil', 'omnia-sheets'],
  },
  {
    market: 'distribution',
    key: 'distribution',
    cover: 'hero-profiles',
    card: 'market-distribution',
    named: ['standard-strips-and-sheets', 'standard-profiles'],
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

import type { ProductUrl } from './catalogue.ts'
import type { PictureCode } from './picture-codes.ts'
import type { SitePath } from './site-pages.ts'

interface MarketSection {
  /** Key of its words and anchor on the page. */
  id: string
  picture?: PictureCode
  /** Products it leads to. */
  products: readonly [ProductUrl, ...ProductUrl[]]
  /** Another page it leads to, with its key in `shell:pages`. */
  page?: { to: SitePath; key: string }
  /** The factory, under the label `location` of the section's words (MKT-06). */
  location?: SitePath
}

interface Market {
  market: string
  /** Key of its name in `shell:pages`; its words are in `markets` by `market`. */
  key: string
  cover: PictureCode
  card: PictureCode
  sections: readonly MarketSection[]
}

/** The five markets in the order of their menu, with their sections (MKT-04 … 09). */
export const markets = [
  {
    market: 'building-and-architecture',
    key: 'buildingAndArchitecture',
    cover: 'hero-facade',
    card: 'market-building',
    sections: [
      { id: 'overview', products: ['profiles-for-building-and-architecture', 'strips-for-noise-protection-panels'] },
      { id: 'facades', picture: 'market-building', products: ['profiles-for-building-and-architecture'] },
      {
        id: 'windows-and-doors',
        picture: 'product-window-profile',
        products: ['profiles-for-building-and-architecture', 'profiles-for-distribution'],
      },
    ],
  },
  {
    market: 'automotive',
    key: 'automotive',
    cover: 'market-automotive',
    card: 'market-automotive',
    sections: [
      {
        id: 'overview',
        products: ['profiles-for-automotive-and-transportation'],
        page: { to: '/about-the-company/automotive-facility', key: 'automotiveFacility' },
        location: '/contacts/factory-location',
      },
      { id: 'strips-for-heat-shields', picture: 'product-heat-shield', products: ['heat-shields'] },
      {
        id: 'automotive-finstock',
        picture: 'product-heat-exchanger-strips',
        products: ['finstock', 'strips-for-heat-exchangers-finstock'],
      },
      {
        id: 'roof-rails',
        picture: 'market-automotive',
        products: ['profiles-for-automotive-and-transportation'],
        page: { to: '/about-the-company/automotive-facility', key: 'automotiveFacility' },
      },
      { id: 'decorative-trims', products: ['profiles-for-automotive-and-transportation'] },
      {
        id: 'heat-exchangers',
        picture: 'product-heat-sink',
        products: ['strips-for-heat-exchangers-finstock', 'profiles-for-automotive-and-transportation'],
      },
    ],
  },
  {
    market: 'transportation',
    key: 'transportation',
    cover: 'hero-sheets',
    card: 'hero-sheets',
    sections: [
      { id: 'marine', products: ['profiles-for-automotive-and-transportation', 'standard-sheets'] },
      { id: 'rail', products: ['profiles-for-automotive-and-transportation', 'strips-for-noise-protection-panels'] },
      {
        id: 'truck-and-trailer',
        products: ['profiles-for-automotive-and-transportation', 'standard-sheets-and-strips'],
      },
    ],
  },
  {
    market: 'packaging',
    key: 'packaging',
    cover: 'hero-foil',
    card: 'market-packaging',
    sections: [
      { id: 'household-foil', picture: 'market-packaging', products: ['household-foil'] },
      { id: 'container-foil', picture: 'product-container-foil', products: ['container-foil'] },
      { id: 'converter-foil', picture: 'product-technical-foil', products: ['converter-foil'] },
      { id: 'omnia-sheets', products: ['omnia-sheets'] },
    ],
  },
  {
    market: 'distribution',
    key: 'distribution',
    cover: 'hero-profiles',
    card: 'market-distribution',
    sections: [
      {
        id: 'standard-strips-and-sheets',
        picture: 'product-standard-strips',
        products: ['standard-sheets-and-strips', 'standard-sheets'],
      },
      { id: 'standard-profiles', picture: 'product-bundle', products: ['profiles-for-distribution'] },
    ],
  },
] as const satisfies readonly Market[]

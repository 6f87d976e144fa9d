import type translations from '#i18n/en/markets.json'
import type { ProductUrl } from './catalogue.ts'
import type { MarketUrl } from './markets.ts'
import type { PictureCode } from './picture-codes.ts'
import { rolledFoils } from './products/rolled-foils.ts'
import type { SitePath } from './site-pages.ts'
import type { SpecificationRow, SpecificationValue } from './specification-table.ts'

/** A fact of a section; its label is in the translations `markets`. */
export interface MarketFact {
  label: keyof (typeof translations)['facts']
  value: SpecificationValue
  /** Typical of the industry, as in the table of the product (AMB-16); else the company states it. */
  sample?: true
}

interface MarketSection {
  /** key of its texts and anchor on the page. */
  id: string
  picture?: PictureCode
  /** A drawing of our own in place of a picture. */
  drawing?: 'roof-rail' | 'reel' | 'laminate' | 'finishes'
  facts?: readonly MarketFact[]
  /** Products it leads to. */
  products: readonly [ProductUrl, ...ProductUrl[]]
  /** Another page it leads to, with its key in `shell:pages`. */
  page?: { to: SitePath; key: string }
  /** The factory, under the label `location` of the section's texts (MKT-06). */
  location?: SitePath
}

const profileLength = { label: 'profileLength', value: { kind: 'upTo', max: 11500, unit: 'mm' } } as const
const profileWeight = { label: 'profileWeight', value: { kind: 'upTo', max: 9, unit: 'kg/m' } } as const
const profileAlloys = { label: 'alloys', value: { kind: 'list', values: ['6060', '6063', '6005', '6082'] } } as const
const softAlloys = { label: 'alloys', value: { kind: 'list', values: ['6060', '6063'] } } as const
const strongAlloys = { label: 'alloys', value: { kind: 'list', values: ['6005', '6082'] } } as const
const tempers = { label: 'tempers', value: { kind: 'list', values: ['T4', 'T5', 'T6', 'T66'] } } as const
const anodizedLayer = { label: 'anodizedLayer', value: { kind: 'range', min: 10, max: 25, unit: 'µm' } } as const
const anodizedLength = { label: 'anodizedLength', value: { kind: 'upTo', max: 6800, unit: 'mm' } } as const
const finishes = { label: 'finishes', value: { kind: 'exact', value: 7 } } as const
const machinedLength = { label: 'machinedLength', value: { kind: 'upTo', max: 7300, unit: 'mm' } } as const
const rolledWidth = { label: 'rolledWidth', value: { kind: 'upTo', max: 2200, unit: 'mm' } } as const
const foilCapacity = { label: 'foilCapacity', value: { kind: 'over', value: 40000, unit: 't/yr' } } as const

/** What a buyer of a foil compares first, from its tables. */
function foilFacts(product: keyof typeof rolledFoils): MarketFact[] {
  const rows: readonly SpecificationRow[] = rolledFoils[product].tables.flatMap(
    ({ rows }): readonly SpecificationRow[] => rows,
  )
  return (['thickness', 'width', 'alloys', 'tempers'] as const).flatMap((label) => {
    const row = rows.find((one) => one.label === label)
    return row ? { label, value: row.value, ...(row.sample ? { sample: row.sample } : {}) } : []
  })
}

/** The sections of each market's page, in order (MKT-04 … 09). */
export const marketSections = {
  'building-and-architecture': [
    {
      id: 'overview',
      facts: [profileLength, profileWeight, profileAlloys, finishes],
      products: ['profiles-for-building-and-architecture', 'strips-for-noise-protection-panels'],
    },
    {
      id: 'facades',
      picture: 'mullion-50x120',
      facts: [
        anodizedLayer,
        anodizedLength,
        { label: 'coatedLayer', value: { kind: 'range', min: 60, max: 200, unit: 'µm' } },
        { label: 'coatedLength', value: { kind: 'upTo', max: 7000, unit: 'mm' } },
      ],
      products: ['profiles-for-building-and-architecture'],
    },
    {
      id: 'windows-and-doors',
      picture: 'product-window-profile',
      facts: [
        softAlloys,
        { label: 'mitreLength', value: { kind: 'range', min: 200, max: 2800, unit: 'mm' } },
        { label: 'mitreTolerance', value: { kind: 'tolerance', value: 0.5 } },
      ],
      products: ['profiles-for-building-and-architecture', 'profiles-for-distribution'],
    },
  ],
  automotive: [
    {
      id: 'overview',
      products: ['profiles-for-automotive-and-transportation'],
      page: { to: '/about-the-company/automotive-facility', key: 'automotiveFacility' },
      location: '/contacts/factory-location',
    },
    {
      id: 'strips-for-heat-shields',
      picture: 'product-heat-shield',
      facts: [{ label: 'temper', value: { kind: 'list', values: ['O'] } }, rolledWidth],
      products: ['heat-shields'],
    },
    {
      id: 'automotive-finstock',
      picture: 'product-heat-exchanger-strips',
      facts: [{ label: 'foilThickness', value: { kind: 'upTo', max: 0.2, unit: 'mm' } }, foilCapacity],
      products: ['finstock', 'strips-for-heat-exchangers-finstock'],
    },
    {
      id: 'roof-rails',
      drawing: 'roof-rail',
      products: ['profiles-for-automotive-and-transportation'],
    },
    {
      id: 'decorative-trims',
      drawing: 'finishes',
      products: ['profiles-for-automotive-and-transportation'],
    },
    {
      id: 'heat-exchangers',
      picture: 'product-heat-sink',
      facts: [profileWeight, tempers],
      products: ['strips-for-heat-exchangers-finstock', 'profiles-for-automotive-and-transportation'],
    },
  ],
  transportation: [
    {
      id: 'marine',
      picture: 'tube-50',
      facts: [profileLength, profileWeight, profileAlloys],
      products: ['profiles-for-automotive-and-transportation', 'standard-sheets'],
    },
    {
      id: 'rail',
      picture: 'multi-100x50',
      facts: [profileLength, strongAlloys, machinedLength],
      products: ['profiles-for-automotive-and-transportation', 'strips-for-noise-protection-panels'],
    },
    {
      id: 'truck-and-trailer',
      picture: 'market-transportation',
      facts: [{ label: 'presses', value: { kind: 'upTo', max: 2500, unit: 'ton' } }, strongAlloys, rolledWidth],
      products: ['profiles-for-automotive-and-transportation', 'standard-sheets-and-strips'],
    },
  ],
  packaging: [
    {
      id: 'household-foil',
      drawing: 'reel',
      facts: foilFacts('household-foil'),
      products: ['household-foil'],
    },
    {
      id: 'container-foil',
      picture: 'product-container-foil',
      facts: foilFacts('container-foil'),
      products: ['container-foil'],
    },
    {
      id: 'converter-foil',
      drawing: 'laminate',
      facts: foilFacts('converter-foil'),
      products: ['converter-foil'],
    },
    {
      id: 'omnia-sheets',
      picture: 'product-sheets',
      facts: [{ label: 'surface', value: { kind: 'word', word: 'degreasedForLacquer' } }, rolledWidth],
      products: ['omnia-sheets'],
    },
  ],
  distribution: [
    {
      id: 'standard-strips-and-sheets',
      picture: 'product-standard-strips',
      facts: [
        { label: 'alloySeries', value: { kind: 'list', values: ['1000', '3000', '5000', '8000'] } },
        rolledWidth,
        { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] } },
      ],
      products: ['standard-sheets-and-strips', 'standard-sheets'],
    },
    {
      id: 'standard-profiles',
      picture: 'product-bundle',
      facts: [{ label: 'range', value: { kind: 'over', value: 1500, unit: 'sizes' } }, profileAlloys, tempers],
      products: ['profiles-for-distribution'],
    },
  ],
} as const satisfies Record<MarketUrl, readonly MarketSection[]>

/** One section of one market. */
export type Section = (typeof marketSections)[MarketUrl][number]

import type { ProductUrl } from '#content/catalogue.ts'
import { anodizing, anodizingColours, extrusion, fabrication, geometry, powderCoating } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'

export const extruded = {
  'profiles-for-building-and-architecture': {
    images: ['product-window-profile', 'market-building', 'window-frame', 'mullion-50x120', 'louvre-150'],
    tables: [
      extrusion,
      {
        title: 'tolerancesAndConformity',
        rows: [
          { label: 'precisionTolerances', value: { kind: 'list', values: ['EN 12020-1', 'EN 12020-2'] }, sample: true },
          { label: 'generalTolerances', value: { kind: 'list', values: ['EN 755-9'] }, sample: true },
          { label: 'composition', value: { kind: 'list', values: ['EN 573-3'] }, sample: true },
          { label: 'mechanicalProperties', value: { kind: 'list', values: ['EN 755-2'] }, sample: true },
          { label: 'structuralUse', value: { kind: 'list', values: ['EN 15088'] } },
          { label: 'surfaceMarks', value: { kind: 'list', values: ['QUALICOAT', 'QUALANOD'] } },
        ],
      },
      geometry,
      fabrication,
      powderCoating,
      anodizing,
      anodizingColours,
      {
        title: 'powderColours',
        colours: [
          { name: 'ral9016', code: 'RAL 9016', hex: '#F1F0EA', sample: true },
          { name: 'ral9006', code: 'RAL 9006', hex: '#A5A8A6', sample: true },
          { name: 'ral7016', code: 'RAL 7016', hex: '#373F43', sample: true },
          { name: 'ral8017', code: 'RAL 8017', hex: '#442F29', sample: true },
          { name: 'ral9005', code: 'RAL 9005', hex: '#0E0E10', sample: true },
        ],
      },
    ],
    link: '/markets/building-and-architecture',
  },
  'profiles-for-automotive-and-transportation': {
    images: ['product-car-profiles', 'market-automotive', 'multi-100x50', 'z-bar'],
    tables: [
      extrusion,
      {
        title: 'tensileEn755',
        rows: [
          { label: 'aw6060T66', value: { kind: 'from', min: 215, unit: 'MPa' }, sample: true },
          { label: 'aw6063T66', value: { kind: 'from', min: 245, unit: 'MPa' }, sample: true },
          { label: 'aw6005T6', value: { kind: 'from', min: 270, unit: 'MPa' }, sample: true },
          { label: 'aw6082T6', value: { kind: 'from', min: 290, unit: 'MPa' }, sample: true },
        ],
      },
      {
        title: 'geometry',
        rows: [
          { label: 'circumscribedCircle', value: { kind: 'upTo', max: 220, unit: 'mm' }, sample: true },
          { label: 'wallThickness', value: { kind: 'from', min: 1.5, unit: 'mm' }, sample: true },
        ],
      },
      fabrication,
      {
        title: 'automotiveSteps',
        rows: [
          { label: 'step1', value: { kind: 'word', word: 'cutting' } },
          { label: 'step2', value: { kind: 'word', word: 'millingAndPunching' } },
          { label: 'step3', value: { kind: 'word', word: 'washingAndPassivation' } },
          { label: 'step4', value: { kind: 'word', word: 'deburring' } },
          { label: 'step5', value: { kind: 'word', word: 'assembly' } },
          { label: 'step6', value: { kind: 'word', word: 'laserMarking' } },
        ],
      },
      {
        title: 'tolerances',
        rows: [
          { label: 'precisionTolerances', value: { kind: 'list', values: ['EN 12020-2'] }, sample: true },
          { label: 'generalTolerances', value: { kind: 'list', values: ['EN 755-9'] }, sample: true },
        ],
      },
      anodizing,
      anodizingColours,
    ],
    link: '/about-the-company/automotive-facility',
  },
  'profiles-for-distribution': {
    images: [
      'product-bundle',
      'product-bundle-2',
      'hero-profiles',
      'angle-60',
      'channel-60',
      'i-beam-80',
      'tube-50',
      'tube-80x40',
    ],
    tables: [
      {
        title: 'range',
        rows: [
          { label: 'standardSizes', value: { kind: 'over', value: 1500, unit: 'sizes' } },
          { label: 'weightPerMetre', value: { kind: 'upTo', max: 9, unit: 'kg/m' } },
          { label: 'length', value: { kind: 'upTo', max: 11500, unit: 'mm' } },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082'] },
          },
          { label: 'tempers', value: { kind: 'list', values: ['T4', 'T5', 'T6', 'T66'] } },
          { label: 'stockLength', value: { kind: 'list', values: [6000], unit: 'mm' }, sample: true },
        ],
      },
      {
        title: 'shapes',
        rows: [
          {
            label: 'flatBars',
            value: { kind: 'sizes', smallest: [10, 2], largest: [150, 20], unit: 'mm' },
            sample: true,
          },
          {
            label: 'equalAngles',
            value: { kind: 'sizes', smallest: [10, 10, 1], largest: [100, 100, 8], unit: 'mm' },
            sample: true,
          },
          {
            label: 'unequalAngles',
            value: { kind: 'sizes', smallest: [15, 10, 1.5], largest: [120, 60, 5], unit: 'mm' },
            sample: true,
          },
          {
            label: 'uChannels',
            value: { kind: 'sizes', smallest: [8, 8, 1], largest: [100, 50, 5], unit: 'mm' },
            sample: true,
          },
          {
            label: 'tSections',
            value: { kind: 'sizes', smallest: [15, 15, 1.5], largest: [80, 80, 6], unit: 'mm' },
            sample: true,
          },
          {
            label: 'squareTubes',
            value: { kind: 'sizes', smallest: [10, 10, 1], largest: [100, 100, 4], unit: 'mm' },
            sample: true,
          },
          {
            label: 'rectangularTubes',
            value: { kind: 'sizes', smallest: [20, 10, 1.5], largest: [150, 50, 4], unit: 'mm' },
            sample: true,
          },
          {
            label: 'roundTubes',
            value: { kind: 'sizes', smallest: [8, 1], largest: [120, 5], unit: 'mm' },
            sample: true,
          },
          { label: 'roundBars', value: { kind: 'range', min: 6, max: 60, unit: 'mm' }, sample: true },
        ],
      },
      {
        title: 'tolerances',
        rows: [
          { label: 'roundBars', value: { kind: 'list', values: ['EN 755-3'] }, sample: true },
          { label: 'flatBars', value: { kind: 'list', values: ['EN 755-5'] }, sample: true },
          { label: 'tubes', value: { kind: 'list', values: ['EN 755-8'] }, sample: true },
          { label: 'profiles', value: { kind: 'list', values: ['EN 755-9'] }, sample: true },
          { label: 'mechanicalProperties', value: { kind: 'list', values: ['EN 755-2'] }, sample: true },
        ],
      },
      powderCoating,
      anodizing,
      anodizingColours,
    ],
    link: '/download-center/catalogues',
  },
  'industrial-profiles': {
    images: ['product-t-slot', 'product-t-slot-2', 'product-heat-sink', 't-slot-40', 'heatsink-120', 'star-heatsink'],
    tables: [
      extrusion,
      geometry,
      {
        title: 'tensileEn755',
        rows: [
          { label: 'aw6060T5', value: { kind: 'from', min: 160, unit: 'MPa' }, sample: true },
          { label: 'aw6060T66', value: { kind: 'from', min: 215, unit: 'MPa' }, sample: true },
          { label: 'aw6063T6', value: { kind: 'from', min: 215, unit: 'MPa' }, sample: true },
          { label: 'aw6005T6', value: { kind: 'from', min: 270, unit: 'MPa' }, sample: true },
          { label: 'aw6082T6', value: { kind: 'from', min: 290, unit: 'MPa' }, sample: true },
        ],
      },
      {
        title: 'tolerancesAndConformity',
        rows: [
          { label: 'precisionTolerances', value: { kind: 'list', values: ['EN 12020-1', 'EN 12020-2'] }, sample: true },
          { label: 'generalTolerances', value: { kind: 'list', values: ['EN 755-9'] }, sample: true },
          { label: 'composition', value: { kind: 'list', values: ['EN 573-3'] }, sample: true },
        ],
      },
      fabrication,
      anodizing,
      anodizingColours,
    ],
    link: '/about-the-company/extrusion-plant',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

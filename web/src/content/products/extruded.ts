import type { ProductUrl } from '#content/catalogue.ts'
import { anodizing, anodizingColours, extrusion, fabrication, geometry, powderCoating } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'
import { from, list, over, range, sizes, stated, typical, upTo, word } from '#content/specification-rows.ts'

export const extruded = {
  'profiles-for-building-and-architecture': {
    images: ['product-window-profile', 'market-building', 'window-frame', 'mullion-50x120', 'louvre-150'],
    tables: [
      extrusion,
      typical(
        'tolerancesAndConformity',
        {
          precisionTolerances: list(['EN 12020-1', 'EN 12020-2']),
          generalTolerances: list(['EN 755-9']),
          composition: list(['EN 573-3']),
          mechanicalProperties: list(['EN 755-2']),
        },
        {
          structuralUse: list(['EN 15088']),
          surfaceMarks: list(['QUALICOAT', 'QUALANOD']),
        },
      ),
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
      typical('tensileEn755', {
        aw6060T66: from(215, 'MPa'),
        aw6063T66: from(245, 'MPa'),
        aw6005T6: from(270, 'MPa'),
        aw6082T6: from(290, 'MPa'),
      }),
      typical('geometry', {
        circumscribedCircle: upTo(220, 'mm'),
        wallThickness: from(1.5, 'mm'),
      }),
      fabrication,
      stated('automotiveSteps', {
        step1: word('cutting'),
        step2: word('millingAndPunching'),
        step3: word('washingAndPassivation'),
        step4: word('deburring'),
        step5: word('assembly'),
        step6: word('laserMarking'),
      }),
      typical('tolerances', {
        precisionTolerances: list(['EN 12020-2']),
        generalTolerances: list(['EN 755-9']),
      }),
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
      stated(
        'range',
        {
          standardSizes: over(1500, 'sizes'),
          weightPerMetre: upTo(9, 'kg/m'),
          length: upTo(11500, 'mm'),
          alloys: list(['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082']),
          tempers: list(['T4', 'T5', 'T6', 'T66']),
        },
        {
          stockLength: list([6000], 'mm'),
        },
      ),
      typical('shapes', {
        flatBars: sizes([10, 2], [150, 20], 'mm'),
        equalAngles: sizes([10, 10, 1], [100, 100, 8], 'mm'),
        unequalAngles: sizes([15, 10, 1.5], [120, 60, 5], 'mm'),
        uChannels: sizes([8, 8, 1], [100, 50, 5], 'mm'),
        tSections: sizes([15, 15, 1.5], [80, 80, 6], 'mm'),
        squareTubes: sizes([10, 10, 1], [100, 100, 4], 'mm'),
        rectangularTubes: sizes([20, 10, 1.5], [150, 50, 4], 'mm'),
        roundTubes: sizes([8, 1], [120, 5], 'mm'),
        roundBars: range(6, 60, 'mm'),
      }),
      typical('tolerances', {
        roundBars: list(['EN 755-3']),
        flatBars: list(['EN 755-5']),
        tubes: list(['EN 755-8']),
        profiles: list(['EN 755-9']),
        mechanicalProperties: list(['EN 755-2']),
      }),
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
      typical('tensileEn755', {
        aw6060T5: from(160, 'MPa'),
        aw6060T66: from(215, 'MPa'),
        aw6063T6: from(215, 'MPa'),
        aw6005T6: from(270, 'MPa'),
        aw6082T6: from(290, 'MPa'),
      }),
      typical('tolerancesAndConformity', {
        precisionTolerances: list(['EN 12020-1', 'EN 12020-2']),
        generalTolerances: list(['EN 755-9']),
        composition: list(['EN 573-3']),
      }),
      fabrication,
      anodizing,
      anodizingColours,
    ],
    link: '/about-the-company/extrusion-plant',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

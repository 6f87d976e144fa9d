import type { ProductUrl } from '#content/catalogue.ts'
import { foilCapacity } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'

export const rolledFoils = {
  'household-foil': {
    images: ['product-household-foil', 'product-converter-foil', 'hero-foil'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 9, max: 30, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-8006', 'EN AW-8011A', 'EN AW-8079'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'oneSideBright' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 546-3'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3', 'EN 602'] },
            sample: true,
          },
        ],
      },
      {
        title: 'reels',
        rows: [
          { label: 'width', value: { kind: 'range', min: 200, max: 1500, unit: 'mm' }, sample: true },
          { label: 'coreInnerDiameter', value: { kind: 'list', values: [76, 152], unit: 'mm' }, sample: true },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1000, unit: 'mm' }, sample: true },
          { label: 'reelWeight', value: { kind: 'upTo', max: 2000, unit: 'kg' }, sample: true },
          { label: 'coreMaterial', value: { kind: 'word', word: 'steelOrAluminium' }, sample: true },
        ],
      },
      foilCapacity,
    ],
    link: '/download-center/certificates',
  },
  'container-foil': {
    images: ['product-container-foil', 'hero-foil'],
    tables: [
      {
        title: 'wrinkleWall',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 35, max: 90, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-3003', 'EN AW-8006', 'EN AW-8011A'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['H22', 'H24', 'H26'] }, sample: true },
        ],
      },
      {
        title: 'smoothWall',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 70, max: 200, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-3003', 'EN AW-8006', 'EN AW-8011A'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O', 'H22'] }, sample: true },
        ],
      },
      {
        title: 'lubrication',
        rows: [
          { label: 'lubricantWeight', value: { kind: 'range', min: 50, max: 200, unit: 'mg/m²' }, sample: true },
          { label: 'lubricantKind', value: { kind: 'word', word: 'foodGradeLubricant' }, sample: true },
        ],
      },
      {
        title: 'reels',
        rows: [
          { label: 'width', value: { kind: 'range', min: 150, max: 1400, unit: 'mm' }, sample: true },
          { label: 'coreInnerDiameter', value: { kind: 'list', values: [76, 152], unit: 'mm' }, sample: true },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1300, unit: 'mm' }, sample: true },
          { label: 'reelWeight', value: { kind: 'upTo', max: 2500, unit: 'kg' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 546-3'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3', 'EN 602'] },
            sample: true,
          },
        ],
      },
      foilCapacity,
    ],
  },
  'converter-foil': {
    images: ['product-converter-foil', 'market-packaging'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 9, max: 60, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1200', 'EN AW-8011A', 'EN AW-8079'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'oneOrTwoSidesBright' }, sample: true },
          { label: 'wettability', value: { kind: 'word', word: 'gradeA' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 546-3'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 546-4', 'EN 573-3', 'EN 602'] },
            sample: true,
          },
        ],
      },
      {
        title: 'reels',
        rows: [
          { label: 'width', value: { kind: 'range', min: 250, max: 1500, unit: 'mm' }, sample: true },
          { label: 'coreInnerDiameter', value: { kind: 'list', values: [76, 152], unit: 'mm' }, sample: true },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1000, unit: 'mm' }, sample: true },
          { label: 'reelWeight', value: { kind: 'upTo', max: 2000, unit: 'kg' }, sample: true },
          { label: 'splices', value: { kind: 'upTo', max: 2, unit: 'perReel' }, sample: true },
        ],
      },
      foilCapacity,
    ],
  },
  'technical-foil': {
    images: ['product-technical-foil', 'hero-foil'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 20, max: 200, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8011A', 'EN AW-8079'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O', 'H14', 'H18', 'H22', 'H24'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'plainDryOrLubricated' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 546-3'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'reels',
        rows: [
          { label: 'width', value: { kind: 'range', min: 20, max: 1500, unit: 'mm' }, sample: true },
          {
            label: 'coreInnerDiameter',
            value: { kind: 'list', values: [76, 152, 200, 300], unit: 'mm' },
            sample: true,
          },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1300, unit: 'mm' }, sample: true },
          { label: 'reelWeight', value: { kind: 'upTo', max: 2500, unit: 'kg' }, sample: true },
        ],
      },
      foilCapacity,
    ],
    link: '/contacts/sales-department',
  },
  finstock: {
    images: ['product-finstock', 'product-heat-exchanger-strips', 'product-heat-exchanger-strips-2'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 80, max: 200, unit: 'µm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1200', 'EN AW-3003', 'EN AW-8006', 'EN AW-8011A'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O', 'H22', 'H24', 'H26'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'bareDegreasedOrLubricated' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 683-3'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 683-1', 'EN 683-2', 'EN 683-3', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'reels',
        rows: [
          { label: 'width', value: { kind: 'range', min: 30, max: 1400, unit: 'mm' }, sample: true },
          {
            label: 'coreInnerDiameter',
            value: { kind: 'list', values: [76, 152, 200, 300], unit: 'mm' },
            sample: true,
          },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1300, unit: 'mm' }, sample: true },
          { label: 'reelWeight', value: { kind: 'upTo', max: 2500, unit: 'kg' }, sample: true },
        ],
      },
      foilCapacity,
    ],
    link: '/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

import type { ProductUrl } from '#content/catalogue.ts'
import { stripCapacity } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'

export const rolledSheetsAndStrips = {
  'standard-sheets-and-strips': {
    images: ['product-standard-strips', 'hero-sheets', 'hero-coils'],
    tables: [
      {
        title: 'material',
        rows: [
          {
            label: 'alloys',
            value: {
              kind: 'list',
              values: [
                'EN AW-1050A',
                'EN AW-1200',
                'EN AW-3003',
                'EN AW-3105',
                'EN AW-5005',
                'EN AW-5049',
                'EN AW-8011A',
              ],
            },
            sample: true,
          },
          {
            label: 'tempers',
            value: { kind: 'list', values: ['O', 'H12', 'H14', 'H16', 'H18', 'H22', 'H24', 'H26', 'H28'] },
            sample: true,
          },
          { label: 'surface', value: { kind: 'word', word: 'millFinish' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3', 'EN 515'] },
            sample: true,
          },
        ],
      },
      {
        title: 'strips',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.2, max: 4, unit: 'mm' }, sample: true },
          { label: 'width', value: { kind: 'range', min: 30, max: 2000, unit: 'mm' }, sample: true },
          {
            label: 'coreInnerDiameter',
            value: { kind: 'list', values: [150, 200, 300, 400, 500], unit: 'mm' },
            sample: true,
          },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1900, unit: 'mm' }, sample: true },
          { label: 'coilWeight', value: { kind: 'upTo', max: 10000, unit: 'kg' }, sample: true },
        ],
      },
      {
        title: 'sheets',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.4, max: 4, unit: 'mm' }, sample: true },
          { label: 'width', value: { kind: 'range', min: 500, max: 2000, unit: 'mm' }, sample: true },
          { label: 'length', value: { kind: 'range', min: 500, max: 6000, unit: 'mm' }, sample: true },
          { label: 'palletWeight', value: { kind: 'upTo', max: 2500, unit: 'kg' }, sample: true },
        ],
      },
      stripCapacity,
    ],
    link: '/download-center/catalogues',
  },
  'standard-sheets': {
    images: ['product-sheets', 'hero-sheets'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.4, max: 4, unit: 'mm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1050A', 'EN AW-3003', 'EN AW-3105', 'EN AW-5005', 'EN AW-5049'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O', 'H14', 'H16', 'H22', 'H24'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'millFinishOrFilm' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'standardFormats',
        rows: [
          { label: 'smallFormat', value: { kind: 'size', sides: [1000, 2000], unit: 'mm' }, sample: true },
          { label: 'mediumFormat', value: { kind: 'size', sides: [1250, 2500], unit: 'mm' }, sample: true },
          { label: 'largeFormat', value: { kind: 'size', sides: [1500, 3000], unit: 'mm' }, sample: true },
        ],
      },
      {
        title: 'cutToSize',
        rows: [
          { label: 'width', value: { kind: 'range', min: 500, max: 2000, unit: 'mm' }, sample: true },
          { label: 'length', value: { kind: 'range', min: 500, max: 6000, unit: 'mm' }, sample: true },
          { label: 'palletWeight', value: { kind: 'upTo', max: 2500, unit: 'kg' }, sample: true },
        ],
      },
      {
        title: 'tensileEn485',
        rows: [
          { label: 'aw1050aH14', value: { kind: 'range', min: 105, max: 145, unit: 'MPa' }, sample: true },
          { label: 'aw3003H14', value: { kind: 'range', min: 145, max: 185, unit: 'MPa' }, sample: true },
          { label: 'aw3105H14', value: { kind: 'range', min: 150, max: 200, unit: 'MPa' }, sample: true },
          { label: 'aw5005H14', value: { kind: 'range', min: 145, max: 185, unit: 'MPa' }, sample: true },
        ],
      },
    ],
    link: '/download-center/catalogues',
  },
  'strips-for-heat-exchangers-finstock': {
    images: ['product-heat-exchanger-strips', 'product-heat-exchanger-strips-2', 'product-standard-strips'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.2, max: 0.5, unit: 'mm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8006', 'EN AW-8011A'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O', 'H14', 'H22', 'H24', 'H26'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'bareDegreasedOrLubricated' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'coils',
        rows: [
          { label: 'width', value: { kind: 'range', min: 15, max: 1500, unit: 'mm' }, sample: true },
          {
            label: 'coreInnerDiameter',
            value: { kind: 'list', values: [150, 200, 300, 400, 500], unit: 'mm' },
            sample: true,
          },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1500, unit: 'mm' }, sample: true },
          { label: 'coilWeight', value: { kind: 'upTo', max: 5000, unit: 'kg' }, sample: true },
        ],
      },
      stripCapacity,
    ],
    link: '/products/rolled-foils/finstock',
  },
  'heat-shields': {
    images: ['product-heat-shield', 'product-heat-shield-2', 'product-standard-strips'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.2, max: 1, unit: 'mm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8011A'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['O'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'millFinishForEmbossing' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'coils',
        rows: [
          { label: 'width', value: { kind: 'range', min: 200, max: 1500, unit: 'mm' }, sample: true },
          { label: 'coreInnerDiameter', value: { kind: 'list', values: [300, 400, 500], unit: 'mm' }, sample: true },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1500, unit: 'mm' }, sample: true },
          { label: 'coilWeight', value: { kind: 'upTo', max: 6000, unit: 'kg' }, sample: true },
        ],
      },
      stripCapacity,
    ],
    link: '/markets/automotive',
  },
  'strips-for-noise-protection-panels': {
    images: ['product-noise-panel', 'product-noise-panel-2', 'product-standard-strips'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.7, max: 1.5, unit: 'mm' }, sample: true },
          {
            label: 'alloys',
            value: { kind: 'list', values: ['EN AW-3003', 'EN AW-3105', 'EN AW-5005', 'EN AW-5049'] },
            sample: true,
          },
          { label: 'tempers', value: { kind: 'list', values: ['H14', 'H16', 'H22', 'H24'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'millFinishForPerforation' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 485-4'] }, sample: true },
          {
            label: 'standards',
            value: { kind: 'list', values: ['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3'] },
            sample: true,
          },
        ],
      },
      {
        title: 'coils',
        rows: [
          { label: 'width', value: { kind: 'range', min: 300, max: 1500, unit: 'mm' }, sample: true },
          { label: 'coreInnerDiameter', value: { kind: 'list', values: [400, 500], unit: 'mm' }, sample: true },
          { label: 'outerDiameter', value: { kind: 'upTo', max: 1900, unit: 'mm' }, sample: true },
          { label: 'coilWeight', value: { kind: 'upTo', max: 8000, unit: 'kg' }, sample: true },
        ],
      },
      stripCapacity,
    ],
  },
  'omnia-sheets': {
    images: ['product-circles', 'product-sheets'],
    tables: [
      {
        title: 'material',
        rows: [
          { label: 'thickness', value: { kind: 'range', min: 0.2, max: 0.25, unit: 'mm' }, sample: true },
          { label: 'alloys', value: { kind: 'list', values: ['EN AW-3105', 'EN AW-8011A'] }, sample: true },
          { label: 'tempers', value: { kind: 'list', values: ['H14', 'H16', 'H24', 'H26'] }, sample: true },
          { label: 'surface', value: { kind: 'word', word: 'degreasedForLacquer' }, sample: true },
          { label: 'tolerances', value: { kind: 'list', values: ['EN 541'] }, sample: true },
          { label: 'standards', value: { kind: 'list', values: ['EN 541', 'EN 573-3', 'EN 602'] }, sample: true },
        ],
      },
      {
        title: 'sheets',
        rows: [
          { label: 'width', value: { kind: 'range', min: 600, max: 1100, unit: 'mm' }, sample: true },
          { label: 'length', value: { kind: 'range', min: 600, max: 1200, unit: 'mm' }, sample: true },
          { label: 'palletWeight', value: { kind: 'upTo', max: 1500, unit: 'kg' }, sample: true },
        ],
      },
      stripCapacity,
    ],
    link: '/markets/packaging',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

import type { ProductUrl } from '#content/catalogue.ts'
import { stripCapacity } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'
import { list, range, size, typical, upTo, word } from '#content/specification-rows.ts'

export const rolledSheetsAndStrips = {
  'standard-sheets-and-strips': {
    images: ['product-standard-strips', 'hero-sheets', 'hero-coils'],
    tables: [
      typical('material', {
        alloys: list([
          'EN AW-1050A',
          'EN AW-1200',
          'EN AW-3003',
          'EN AW-3105',
          'EN AW-5005',
          'EN AW-5049',
          'EN AW-8011A',
        ]),
        tempers: list(['O', 'H12', 'H14', 'H16', 'H18', 'H22', 'H24', 'H26', 'H28']),
        surface: word('millFinish'),
        tolerances: list(['EN 485-4']),
        standards: list(['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3', 'EN 515']),
      }),
      typical('strips', {
        thickness: range(0.2, 4, 'mm'),
        width: range(30, 2000, 'mm'),
        coreInnerDiameter: list([150, 200, 300, 400, 500], 'mm'),
        outerDiameter: upTo(1900, 'mm'),
        coilWeight: upTo(10000, 'kg'),
      }),
      typical('sheets', {
        thickness: range(0.4, 4, 'mm'),
        width: range(500, 2000, 'mm'),
        length: range(500, 6000, 'mm'),
        palletWeight: upTo(2500, 'kg'),
      }),
      stripCapacity,
    ],
    link: '/download-center/catalogues',
  },
  'standard-sheets': {
    images: ['product-sheets', 'hero-sheets'],
    tables: [
      typical('material', {
        thickness: range(0.4, 4, 'mm'),
        alloys: list(['EN AW-1050A', 'EN AW-3003', 'EN AW-3105', 'EN AW-5005', 'EN AW-5049']),
        tempers: list(['O', 'H14', 'H16', 'H22', 'H24']),
        surface: word('millFinishOrFilm'),
        tolerances: list(['EN 485-4']),
        standards: list(['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3']),
      }),
      typical('standardFormats', {
        smallFormat: size([1000, 2000], 'mm'),
        mediumFormat: size([1250, 2500], 'mm'),
        largeFormat: size([1500, 3000], 'mm'),
      }),
      typical('cutToSize', {
        width: range(500, 2000, 'mm'),
        length: range(500, 6000, 'mm'),
        palletWeight: upTo(2500, 'kg'),
      }),
      typical('tensileEn485', {
        aw1050aH14: range(105, 145, 'MPa'),
        aw3003H14: range(145, 185, 'MPa'),
        aw3105H14: range(150, 200, 'MPa'),
        aw5005H14: range(145, 185, 'MPa'),
      }),
    ],
    link: '/download-center/catalogues',
  },
  'strips-for-heat-exchangers-finstock': {
    images: ['product-heat-exchanger-strips', 'product-heat-exchanger-strips-2', 'product-standard-strips'],
    tables: [
      typical('material', {
        thickness: range(0.2, 0.5, 'mm'),
        alloys: list(['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8006', 'EN AW-8011A']),
        tempers: list(['O', 'H14', 'H22', 'H24', 'H26']),
        surface: word('bareDegreasedOrLubricated'),
        tolerances: list(['EN 485-4']),
        standards: list(['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3']),
      }),
      typical('coils', {
        width: range(15, 1500, 'mm'),
        coreInnerDiameter: list([150, 200, 300, 400, 500], 'mm'),
        outerDiameter: upTo(1500, 'mm'),
        coilWeight: upTo(5000, 'kg'),
      }),
      stripCapacity,
    ],
    link: '/products/rolled-foils/finstock',
  },
  'heat-shields': {
    images: ['product-heat-shield', 'product-heat-shield-2', 'product-standard-strips'],
    tables: [
      typical('material', {
        thickness: range(0.2, 1, 'mm'),
        alloys: list(['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8011A']),
        tempers: list(['O']),
        surface: word('millFinishForEmbossing'),
        tolerances: list(['EN 485-4']),
        standards: list(['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3']),
      }),
      typical('coils', {
        width: range(200, 1500, 'mm'),
        coreInnerDiameter: list([300, 400, 500], 'mm'),
        outerDiameter: upTo(1500, 'mm'),
        coilWeight: upTo(6000, 'kg'),
      }),
      stripCapacity,
    ],
    link: '/markets/automotive',
  },
  'strips-for-noise-protection-panels': {
    images: ['product-noise-panel', 'product-noise-panel-2', 'product-standard-strips'],
    tables: [
      typical('material', {
        thickness: range(0.7, 1.5, 'mm'),
        alloys: list(['EN AW-3003', 'EN AW-3105', 'EN AW-5005', 'EN AW-5049']),
        tempers: list(['H14', 'H16', 'H22', 'H24']),
        surface: word('millFinishForPerforation'),
        tolerances: list(['EN 485-4']),
        standards: list(['EN 485-1', 'EN 485-2', 'EN 485-4', 'EN 573-3']),
      }),
      typical('coils', {
        width: range(300, 1500, 'mm'),
        coreInnerDiameter: list([400, 500], 'mm'),
        outerDiameter: upTo(1900, 'mm'),
        coilWeight: upTo(8000, 'kg'),
      }),
      stripCapacity,
    ],
  },
  'omnia-sheets': {
    images: ['product-circles', 'product-sheets'],
    tables: [
      typical('material', {
        thickness: range(0.2, 0.25, 'mm'),
        alloys: list(['EN AW-3105', 'EN AW-8011A']),
        tempers: list(['H14', 'H16', 'H24', 'H26']),
        surface: word('degreasedForLacquer'),
        tolerances: list(['EN 541']),
        standards: list(['EN 541', 'EN 573-3', 'EN 602']),
      }),
      typical('sheets', {
        width: range(600, 1100, 'mm'),
        length: range(600, 1200, 'mm'),
        palletWeight: upTo(1500, 'kg'),
      }),
      stripCapacity,
    ],
    link: '/markets/packaging',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

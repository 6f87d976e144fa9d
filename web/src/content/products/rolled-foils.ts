import type { ProductUrl } from '#content/catalogue.ts'
import { foilCapacity } from '#content/plant-tables.ts'
import type { ProductDetails } from '#content/product-details.ts'
import { list, range, typical, upTo, word } from '#content/specification-rows.ts'

export const rolledFoils = {
  'household-foil': {
    images: ['product-household-foil', 'product-converter-foil', 'hero-foil'],
    tables: [
      typical('material', {
        thickness: range(9, 30, 'µm'),
        alloys: list(['EN AW-8006', 'EN AW-8011A', 'EN AW-8079']),
        tempers: list(['O']),
        surface: word('oneSideBright'),
        tolerances: list(['EN 546-3']),
        standards: list(['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3', 'EN 602']),
      }),
      typical('reels', {
        width: range(200, 1500, 'mm'),
        coreInnerDiameter: list([76, 152], 'mm'),
        outerDiameter: upTo(1000, 'mm'),
        reelWeight: upTo(2000, 'kg'),
        coreMaterial: word('steelOrAluminium'),
      }),
      foilCapacity,
    ],
    link: '/download-center/certificates',
  },
  'container-foil': {
    images: ['product-container-foil', 'hero-foil'],
    tables: [
      typical('wrinkleWall', {
        thickness: range(35, 90, 'µm'),
        alloys: list(['EN AW-3003', 'EN AW-8006', 'EN AW-8011A']),
        tempers: list(['H22', 'H24', 'H26']),
      }),
      typical('smoothWall', {
        thickness: range(70, 200, 'µm'),
        alloys: list(['EN AW-3003', 'EN AW-8006', 'EN AW-8011A']),
        tempers: list(['O', 'H22']),
      }),
      typical('lubrication', {
        lubricantWeight: range(50, 200, 'mg/m²'),
        lubricantKind: word('foodGradeLubricant'),
      }),
      typical('reels', {
        width: range(150, 1400, 'mm'),
        coreInnerDiameter: list([76, 152], 'mm'),
        outerDiameter: upTo(1300, 'mm'),
        reelWeight: upTo(2500, 'kg'),
        tolerances: list(['EN 546-3']),
        standards: list(['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3', 'EN 602']),
      }),
      foilCapacity,
    ],
  },
  'converter-foil': {
    images: ['product-converter-foil', 'market-packaging'],
    tables: [
      typical('material', {
        thickness: range(9, 60, 'µm'),
        alloys: list(['EN AW-1200', 'EN AW-8011A', 'EN AW-8079']),
        tempers: list(['O']),
        surface: word('oneOrTwoSidesBright'),
        wettability: word('gradeA'),
        tolerances: list(['EN 546-3']),
        standards: list(['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 546-4', 'EN 573-3', 'EN 602']),
      }),
      typical('reels', {
        width: range(250, 1500, 'mm'),
        coreInnerDiameter: list([76, 152], 'mm'),
        outerDiameter: upTo(1000, 'mm'),
        reelWeight: upTo(2000, 'kg'),
        splices: upTo(2, 'perReel'),
      }),
      foilCapacity,
    ],
  },
  'technical-foil': {
    images: ['product-technical-foil', 'hero-foil'],
    tables: [
      typical('material', {
        thickness: range(20, 200, 'µm'),
        alloys: list(['EN AW-1050A', 'EN AW-1200', 'EN AW-3003', 'EN AW-8011A', 'EN AW-8079']),
        tempers: list(['O', 'H14', 'H18', 'H22', 'H24']),
        surface: word('plainDryOrLubricated'),
        tolerances: list(['EN 546-3']),
        standards: list(['EN 546-1', 'EN 546-2', 'EN 546-3', 'EN 573-3']),
      }),
      typical('reels', {
        width: range(20, 1500, 'mm'),
        coreInnerDiameter: list([76, 152, 200, 300], 'mm'),
        outerDiameter: upTo(1300, 'mm'),
        reelWeight: upTo(2500, 'kg'),
      }),
      foilCapacity,
    ],
    link: '/contacts/sales-department',
  },
  finstock: {
    images: ['product-finstock', 'product-heat-exchanger-strips', 'product-heat-exchanger-strips-2'],
    tables: [
      typical('material', {
        thickness: range(80, 200, 'µm'),
        alloys: list(['EN AW-1200', 'EN AW-3003', 'EN AW-8006', 'EN AW-8011A']),
        tempers: list(['O', 'H22', 'H24', 'H26']),
        surface: word('bareDegreasedOrLubricated'),
        tolerances: list(['EN 683-3']),
        standards: list(['EN 683-1', 'EN 683-2', 'EN 683-3', 'EN 573-3']),
      }),
      typical('reels', {
        width: range(30, 1400, 'mm'),
        coreInnerDiameter: list([76, 152, 200, 300], 'mm'),
        outerDiameter: upTo(1300, 'mm'),
        reelWeight: upTo(2500, 'kg'),
      }),
      foilCapacity,
    ],
    link: '/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock',
  },
} as const satisfies Partial<Record<ProductUrl, ProductDetails>>

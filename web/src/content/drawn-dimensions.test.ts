import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { familyOf } from '#content/product-sales.ts'
import { productDetails } from '#content/products.ts'
import { dimensionOf, drawnShapes, drawnValues } from './drawn-dimensions.ts'

test.for(productUrls.filter((product) => familyOf(product) === 'Rolled'))(
  'the drawing of %s has all its sizes',
  (product) => {
    const { tables } = productDetails[product]
    const shapes = drawnShapes(tables)
    expect(shapes.length).toBeGreaterThan(0)
    for (const shape of shapes) {
      const values = drawnValues(tables, shape)
      const needed =
        shape === 'coil'
          ? ['thickness', 'width', 'coreInnerDiameter', 'outerDiameter']
          : ['thickness', 'width', 'length']
      expect(Object.keys(values)).toEqual(expect.arrayContaining(needed))
    }
  },
)

test('a row and the drawing name the same dimension; a thickness in two tables is drawn once', () => {
  const { tables } = productDetails['container-foil']
  expect(dimensionOf(tables, 'wrinkleWall', 'thickness')).toBe('coil-thickness')
  expect(dimensionOf(tables, 'smoothWall', 'thickness')).toBe('coil-thickness')
  expect(dimensionOf(tables, 'reels', 'standards')).toBeUndefined()
  expect(drawnValues(tables, 'coil').thickness).toEqual({ kind: 'range', min: 35, max: 200, unit: 'µm' })
})

test('strips and sheets of one product have drawings of their own', () => {
  const { tables } = productDetails['standard-sheets-and-strips']
  expect(drawnShapes(tables)).toEqual(['coil', 'sheet'])
  expect(drawnValues(tables, 'coil').thickness).toMatchObject({ min: 0.2 })
  expect(drawnValues(tables, 'sheet').thickness).toMatchObject({ min: 0.4 })
})

test('profiles have no drawing of a coil', () => {
  expect(drawnShapes(productDetails['industrial-profiles'].tables)).toEqual([])
})

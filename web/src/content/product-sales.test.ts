import { expect, test } from 'vitest'
import { productUrls } from './catalogue.ts'
import { placeOf, sellerOf } from './product-sales.ts'

test('AMB-17 before the first and after the last product of a category there is none', () => {
  expect(placeOf('finstock')).toMatchObject({ category: 'rolled-foils', previous: 'technical-foil', next: undefined })
  expect(placeOf('standard-sheets-and-strips')).toMatchObject({ previous: undefined, next: 'standard-sheets' })
})

test.for(productUrls)('%s has a sales person with a profile', (product) => {
  expect(sellerOf(product)).toMatchObject({ url: expect.any(String), phone: expect.stringMatching(/^\+359/) })
})

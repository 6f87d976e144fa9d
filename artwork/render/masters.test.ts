import { expect, test } from 'vitest'
import { isRender } from 'web/content/picture-codes.ts'
import { productDetails } from 'web/content/products.ts'
import { pictures } from 'web/pictures/pictures.ts'
import { masters } from './masters.ts'

const firstOfProducts = Object.values(productDetails).map(({ images: [first] }) => first)

test('every picture of the site names its scene', () => {
  expect(Object.keys(pictures).filter((code) => !(code in masters))).toEqual([])
})

test('the first picture of a product is its own object: a render that no other product begins with', () => {
  expect(firstOfProducts.filter((code) => !isRender(code))).toEqual([])
  expect(new Set(firstOfProducts).size).toBe(firstOfProducts.length)
})

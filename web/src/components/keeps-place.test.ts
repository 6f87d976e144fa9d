import { expect, test } from 'vitest'
import { keepsPlace } from './keeps-place.ts'

test('ROUTE-21 AMB-07 another page of the same name keeps the place, a page of another name starts at the top', () => {
  expect(keepsPlace('/about-the-company/about-us', '/about-the-company/timeline')).toBe(true)
  expect(keepsPlace('/products/extruded/industrial-profiles', '/products/rolled-foils/finstock')).toBe(true)
  expect(keepsPlace('/about-the-company/about-us', '/markets/packaging')).toBe(false)
  expect(keepsPlace('/products', '/products/rolled-foils/finstock')).toBe(false)
  expect(keepsPlace('/', '/news')).toBe(false)
})

test('AMB-07 articles, and the page one is on, start at the top', () => {
  expect(keepsPlace('/news/one', '/news/two')).toBe(false)
  expect(keepsPlace('/markets/packaging', '/markets/packaging')).toBe(false)
  expect(keepsPlace('/', '/')).toBe(false)
})

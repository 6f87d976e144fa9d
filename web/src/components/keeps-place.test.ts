import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
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

test('AMB-07 going there keeps the place exactly when coming back does, and never between sections', () => {
  const path = fc
    .array(fc.constantFrom('news', 'markets', 'products', 'packaging', 'foil'), { maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(path, path, (from, to) => {
      expect(keepsPlace(from, to)).toBe(keepsPlace(to, from))
      if (keepsPlace(from, to))
        expect([from.split('/')[1], from.split('/').length]).toEqual([to.split('/')[1], to.split('/').length])
      if (from === to || from.startsWith('/news')) expect(keepsPlace(from, to)).toBe(false)
    }),
    cases(2000),
  )
})

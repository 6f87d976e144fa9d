import { expect, test } from 'vitest'
import { europeanCountries } from '#content/map-regions.ts'
import { europe } from './europe-map.shapes.ts'
import { zoomTo } from './map-zoom.ts'

test.for(europeanCountries)('%s is enlarged, and the map still fills its place', (country) => {
  const { scale, x, y } = zoomTo(country)
  expect(scale).toBeGreaterThanOrEqual(1.2)
  expect(scale).toBeLessThanOrEqual(2.6)
  for (const [shift, size] of [
    [x, europe.width],
    [y, europe.height],
  ] as const) {
    expect(shift).toBeLessThanOrEqual(0)
    expect(shift + size * scale).toBeGreaterThanOrEqual(size)
  }
})

test('a small country is enlarged more than a large one', () => {
  expect(zoomTo('Switzerland').scale).toBe(2.6)
  expect(zoomTo('France').scale).toBeLessThan(2.6)
})

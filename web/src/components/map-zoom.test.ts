import { expect, test } from 'vitest'
import { type Country, europeanCountries } from '#content/map-regions.ts'
import europe from './europe-map.shapes.json' with { type: 'json' }
import { type MapZoom, zoomTo } from './map-zoom.ts'

function shownZoom(country: Country): MapZoom {
  const zoom = zoomTo(country)
  if (!zoom) throw new Error(`${country} is not on the map`)
  return zoom
}

test.for(europeanCountries)('%s is enlarged, and the map still fills its place', (country) => {
  const { scale, x, y } = shownZoom(country)
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
  expect(shownZoom('Switzerland').scale).toBe(2.6)
  expect(shownZoom('France').scale).toBeLessThan(2.6)
})

test('what is not on the map is not enlarged', () => {
  expect(zoomTo('USA')).toBeUndefined()
})

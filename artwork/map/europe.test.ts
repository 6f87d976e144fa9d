import { expect, test } from 'vitest'
import { europe } from 'web/components/europe-map.shapes.ts'
import { europeanCountries, regionClass } from 'web/content/map-regions.ts'
import { europeProjection } from './europe-projection.ts'

type Point = [number, number]

const rings = (path: string) =>
  path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point) => point.split(',').map(Number) as Point),
    )

/** Whether a ray from the point crosses the outline an odd number of times. */
function isWithin(path: string, [x, y]: Point): boolean {
  let isInside = false
  for (const ring of rings(path))
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring.at(index - 1) ?? [0, 0]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
    })
  return isInside
}

function countriesAt(longitude: number, latitude: number): string[] {
  const point = europeProjection()([longitude, latitude]) as Point
  return Object.entries({ ...europe.countries, around: europe.around }).flatMap(([name, path]) =>
    isWithin(path, point) ? name : [],
  )
}

test('the map has every country with a contact, by its name, and Northern Ireland for itself', {
  tags: ['CONT-02'],
}, () => {
  expect(Object.keys(europe.countries).toSorted()).toEqual([...europeanCountries, 'Northern Ireland'].toSorted())
  for (const path of Object.values(europe.countries)) expect(path).toMatch(/^M[\d.,LMZ-]+Z$/)
})

test.for([
  ['Crimea', 34.1, 45.1, 'Ukraine'],
  ['Kyiv', 30.5, 50.4, 'Ukraine'],
  ['the north of Cyprus', 33.4, 35.3, 'Cyprus'],
  ['the south of Cyprus', 32.9, 34.85, 'Cyprus'],
  ['Armagh', -6.7, 54.4, 'Northern Ireland'],
  ['Leeds', -1.5, 53.8, 'UK'],
  ['Skopje', 21.4, 41.9, 'North Macedonia'],
  ['Shumen', 27, 43.3, 'Bulgaria'],
  ['Minsk', 27.6, 53.9, 'around'],
] as const)('%s lies in the right country', ([, longitude, latitude, country]) => {
  expect(countriesAt(longitude, latitude)).toEqual([country])
})

test('every shape has a class of its own', { tags: ['CONT-27'] }, () => {
  const classes = Object.keys(europe.countries).map(regionClass)
  expect(new Set(classes).size).toBe(classes.length)
})

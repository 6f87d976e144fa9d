import { expect, test } from 'vitest'
import { europeanCountries, regionClass } from '#content/map-regions.ts'
import europe from './europe-map.shapes.json' with { type: 'json' }

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

function countriesAt(point: Point): string[] {
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
  ['Crimea', [780.6, 536], 'Ukraine'],
  ['Kyiv', [699.9, 430.4], 'Ukraine'],
  ['the north of Cyprus', [825.7, 753.5], 'Cyprus'],
  ['the south of Cyprus', [819.2, 765.5], 'Cyprus'],
  ['Armagh', [207.5, 327.5], 'Northern Ireland'],
  ['Leeds', [269.6, 356.7], 'UK'],
  ['Skopje', [592.6, 644.1], 'North Macedonia'],
  ['Shumen', [679.2, 600.3], 'Bulgaria'],
  ['Minsk', [645.7, 359.1], 'around'],
] as const)('%s lies in the right country', ([, [x, y], country]) => {
  expect(countriesAt([x, y])).toEqual([country])
})

test('every shape has a class of its own', { tags: ['CONT-27'] }, () => {
  const classes = Object.keys(europe.countries).map(regionClass)
  expect(new Set(classes).size).toBe(classes.length)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from '#content/picture-codes.ts'
import { pressLimits } from '#content/plant-tables.ts'
import { productDetails } from '#content/products.ts'
import { measure } from './measure.ts'
import { sectionOutlines } from './outline.ts'
import { sectionMeasures, sectionNumbers } from './section-numbers.ts'

/** Hundredths of a millimetre, to which drawings are rounded, and a little for two of them. */
const ROUNDING = 0.0101

test.each(drawings)('the numbers of %s are those of its outline', (code) => {
  const computed = measure(sectionOutlines[code])
  const flat = ({ profile, circleCentre, ...others }: typeof computed) =>
    Object.values({ ...others, ...circleCentre, ...profile })
  const kept = flat(sectionMeasures[code])
  expect(kept).toHaveLength(flat(computed).length)
  for (const [index, value] of flat(computed).entries()) expect((kept[index] ?? 0) / value).toBeCloseTo(1, 7)
})

test.each(drawings)('the drawing of %s is its outline', (code) => {
  const svg = readFileSync(join(import.meta.dirname, `../../pictures/sections/${code}.svg`), 'utf8')
  const { metal, polyamide = [] } = sectionOutlines[code]
  for (const [rings, paths] of [
    [metal, /fill-rule="evenodd"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? ''],
    [polyamide, /<path fill="#2b343b" d="([^"]+)"/.exec(svg)?.[1] ?? ''],
  ] as const) {
    const drawn = paths.split('z').filter(Boolean)
    expect(drawn).toHaveLength(rings.length)
    drawn.forEach((path, index) => {
      const ways = path.split(/(?=[LA])/).map((way) => way.slice(1).trim().split(' ').map(Number))
      const ring = rings[index] ?? []
      expect(ways).toHaveLength(ring.length + 1)
      ring.forEach(([x = 0, y = 0, bulge = 0], corner) => {
        expect(Math.abs((ways[corner]?.at(-2) ?? Number.NaN) - x)).toBeLessThan(ROUNDING)
        expect(Math.abs((ways[corner]?.at(-1) ?? Number.NaN) + y)).toBeLessThan(ROUNDING)
        expect(ways[corner + 1]).toHaveLength(bulge ? 7 : 2)
      })
    })
  }
})

test('the slotted profile weighs 2.362 kg/m and has 12.83 cm⁴, or 1.587 lb/ft and 0.3082 in⁴', () => {
  const shown = (system: 'metric' | 'imperial') =>
    Object.fromEntries(sectionNumbers('t-slot-40', system).map(({ name, text, unit }) => [name, `${text} ${unit}`]))
  expect(shown('metric')).toMatchObject({
    weight: '2.362 kg/m',
    area: '874.8 mm²',
    width: '40.0 mm',
    ix: '12.83 cm⁴',
    iy: '12.83 cm⁴',
  })
  expect(shown('imperial')).toMatchObject({
    weight: '1.587 lb/ft',
    area: '1.356 in²',
    width: '1.575 in',
    ix: '0.3082 in⁴',
  })
})

test('two profiles that polyamide joins have no moments of one piece', () => {
  expect(sectionNumbers('window-frame', 'metric').map(({ name }) => name)).toEqual([
    'weight',
    'area',
    'width',
    'height',
    'circle',
  ])
})

test('every drawn section is within what the presses make, and a product shows it', () => {
  const shown = new Set(Object.values(productDetails).flatMap(({ images }): readonly string[] => images))
  for (const code of drawings) {
    expect(sectionMeasures[code].kgPerMetre).toBeLessThanOrEqual(pressLimits.weightPerMetre.max)
    expect(sectionMeasures[code].circle).toBeLessThanOrEqual(pressLimits.circumscribedCircle.max)
    expect(shown).toContain(code)
  }
})

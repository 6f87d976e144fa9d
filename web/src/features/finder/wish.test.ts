import { expect, test } from 'vitest'
import { parseNeed } from '#content/needs/parse-need.ts'
import { readRequestHash, requestHash } from '#content/request-link.ts'
import { wishOf } from './wish.ts'

const wishFor = (line: string) => {
  const { need, quantity, unknown } = parseNeed(line, 'metric')
  return wishOf(need, quantity, unknown)
}

test.each([
  ['8011A O 0.012 1250, 5 t', { quantity: { value: 5, unit: 't' } }, undefined],
  ['8011A 0.012 20 t/month', { quantity: { value: 20, unit: 't' } }, '20 t/month'],
  ['5005 H14 1.5 2 pallets', { alloy: 'EN AW-5005', temper: 'H14' }, '2 pallets'],
  ['8011A 0.012 core 76 OD 1000 RAL 9016', { thickness: 0.012 }, 'core 76 mm, outer diameter 1000 mm, RAL 9016'],
  ['foil 9-12 µm 1250 5-10 t', { width: 1250 }, '5-10 t, thickness 0.009 to 0.012 mm'],
  ['60x40x4 rectangular tube 6 m', { width: 60, thickness: 4, length: 6000 }, 'height 40 mm'],
])('of "%s" the inquiry has the fields, and the rest in its message', (line, fields, note) => {
  const wish = wishFor(line)
  expect(wish).toMatchObject(fields)
  expect(wish.note).toBe(note)
  expect(readRequestHash(requestHash(wish))).toEqual(wish)
})

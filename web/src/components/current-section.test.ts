import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

const VIEWPORT = 900
const LINE = 315

test('MKT-02 at the top of the page the first section is current, even while it is below the line', () => {
  expect(currentSection([700, 1400, 2100], VIEWPORT, 3000)).toBe(0)
})

test('MKT-02 a section is current from the moment its top reaches 35 % of the viewport', () => {
  expect(currentSection([-700, LINE + 1, 1000], VIEWPORT, 3000)).toBe(0)
  expect(currentSection([-700, LINE, 1000], VIEWPORT, 3000)).toBe(1)
})

test('MKT-02 a section one has gone to, 100 px below the top, is current on the lowest screen too', () => {
  expect(currentSection([-700, 100, 300], 320, 3000)).toBe(1)
})

test('MKT-02 at the end of the page the last section is current', () => {
  expect(currentSection([-900, -100, 500], VIEWPORT, 4)).toBe(2)
  expect(currentSection([-900, -100, 500], VIEWPORT, 5)).toBe(1)
})

test('LEG-06 with the line right below the header a short section one has gone to is current', () => {
  expect(currentSection([-700, 100, 210, 315], VIEWPORT, 3000)).toBe(3)
  expect(currentSection([-700, 100, 210, 315], VIEWPORT, 3000, 0)).toBe(1)
})

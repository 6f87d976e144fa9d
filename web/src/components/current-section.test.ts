import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

const VIEWPORT = 900
const LINE = 315

test('at the top of the page the first section is current, even while it is below the line', {
  tags: ['MKT-02'],
}, () => {
  expect(currentSection([700, 1400, 2100], VIEWPORT, 3000)).toBe(0)
})

test('a section is current from the moment its top reaches 35 % of the viewport', { tags: ['MKT-02'] }, () => {
  expect(currentSection([-700, LINE + 1, 1000], VIEWPORT, 3000)).toBe(0)
  expect(currentSection([-700, LINE, 1000], VIEWPORT, 3000)).toBe(1)
})

test('a section one has gone to, 100 px below the top, is current on the lowest screen too', {
  tags: ['MKT-02'],
}, () => {
  expect(currentSection([-700, 100, 300], 320, 3000)).toBe(1)
})

test('at the end of the page the last section is current', { tags: ['MKT-02'] }, () => {
  expect(currentSection([-900, -100, 500], VIEWPORT, 4)).toBe(2)
  expect(currentSection([-900, -100, 500], VIEWPORT, 5)).toBe(1)
})

test('with the line right below the header a short section one has gone to is current', { tags: ['LEG-06'] }, () => {
  expect(currentSection([-700, 100, 210, 315], VIEWPORT, 3000)).toBe(3)
  expect(currentSection([-700, 100, 210, 315], VIEWPORT, 3000, 0)).toBe(1)
})

test('whatever the page looks like, some section of it is current, and scrolling down never goes back', {
  tags: ['MKT-02'],
}, () => {
  const heights = fc.array(fc.integer({ min: 50, max: 2000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(heights, fc.integer({ min: 320, max: 2000 }), (all, viewport) => {
      const begins = all.map((_, index) => all.slice(0, index).reduce((sum, height) => sum + height, 600))
      const end = Math.max(0, (begins.at(-1) ?? 0) + (all.at(-1) ?? 0) - viewport)
      let before = 0
      for (let y = 0; y <= end; y += 97) {
        const now = currentSection(
          begins.map((top) => top - y),
          viewport,
          end - y,
        )
        expect(now).toBeGreaterThanOrEqual(before)
        expect(now).toBeLessThan(all.length)
        before = now
      }
      expect(
        currentSection(
          begins.map((top) => top - end),
          viewport,
          0,
        ),
      ).toBe(all.length - 1)
    }),
    cases(300),
  )
})

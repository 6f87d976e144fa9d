import { expect, test } from 'vitest'
import { checkSection, readSection } from './check-section.ts'
import { box, dxf, type Shape } from './dxf.testing.ts'
import { limitsOf, verdictOf } from './section-limits.ts'

const check = (...shapes: Shape[]) => limitsOf(checkSection(readSection(dxf(shapes, 4)).outline, 1))
const tube = (width: number, height: number, wall: number) => {
  return check(box(0, 0, width, height), box(wall, wall, width - 2 * wall, height - 2 * wall))
}
const verdicts = (limits: ReturnType<typeof check>) => limits.map(({ measured, verdict }) => `${measured} ${verdict}`)

test.each([
  ['a tube of 80 × 40 × 2', tube(80, 40, 2), 'fits', ['wall fits', 'perMetre fits', 'circle fits']],
  ['walls of 1.3 mm, from 1.2', tube(80, 40, 1.3), 'close', ['wall close', 'perMetre fits', 'circle fits']],
  [
    'walls of 1.1 mm, below a typical limit',
    tube(80, 40, 1.1),
    'close',
    ['wall close', 'perMetre fits', 'circle fits'],
  ],
  ['walls of 0.9 mm', tube(80, 40, 0.9), 'no', ['wall no', 'perMetre fits', 'circle fits']],
  ['9.1 kg/m, above a stated limit', tube(100, 77, 10.86), 'no', ['wall fits', 'perMetre no', 'circle fits']],
  ['8.5 kg/m', tube(100, 77, 10), 'close', ['wall fits', 'perMetre close', 'circle fits']],
  ['a circle of 230 mm', tube(220, 67, 2), 'close', ['wall fits', 'perMetre fits', 'circle close']],
  ['a circle of 300 mm', tube(290, 77, 2), 'no', ['wall fits', 'perMetre fits', 'circle no']],
] as const)('%s: %s', (_, limits, verdict, each) => {
  expect(verdictOf(limits)).toBe(verdict)
  expect(verdicts(limits)).toEqual(each)
})

test('a deep groove is a reason to ask, never a no', () => {
  const limits = check({
    closed: [
      [0, 0],
      [10, 0],
      [10, 30],
      [7, 30],
      [7, 4],
      [3, 4],
      [3, 30],
      [0, 30],
    ],
  })
  expect(verdicts(limits)).toContain('tongue close')
  expect(limits.find(({ measured }) => measured === 'tongue')?.value).toBeCloseTo(6.5, 3)
  expect(verdictOf(limits)).toBe('close')
})

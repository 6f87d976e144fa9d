import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { drawings } from '#content/picture-codes.ts'
import { measure } from './measure.ts'
import { type Outline, type Ring, sectionOutlines, segmentsOf } from './outline.ts'

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = size(-200, 200)
const rectangle = (x: number, y: number, w: number, h: number): Ring => [
  [x - w / 2, y - h / 2],
  [x + w / 2, y - h / 2],
  [x + w / 2, y + h / 2],
  [x - w / 2, y + h / 2],
]
const circle = (x: number, y: number, r: number): Ring => [
  [x + r, y, 1],
  [x - r, y, 1],
]
/** The same line the other way round, as a hole has it. */
const hole = (ring: Ring): Ring =>
  ring.map((_, index) => {
    const [x = 0, y = 0] = ring[(ring.length - index) % ring.length] ?? []
    return [x, y, -(ring[ring.length - 1 - index]?.[2] ?? 0)]
  })
const close = (a: number, b: number, scale = b) =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.abs(scale) + 1e-9)

test('a rectangle anywhere has the numbers of the textbook', () => {
  fc.assert(
    fc.property(place, place, size(1, 300), size(1, 300), (x, y, w, h) => {
      const found = measure({ metal: [rectangle(x, y, w, h)] })
      const far = (Math.abs(x) + w + Math.abs(y) + h) ** 2 * w * h
      close(found.area, w * h, far)
      close(found.kgPerMetre, (w * h * 2.7) / 1000, far)
      close(found.profile?.perimeter ?? 0, 2 * (w + h))
      close(found.profile?.ix ?? 0, (w * h ** 3) / 12, far)
      close(found.profile?.iy ?? 0, (h * w ** 3) / 12, far)
      close(found.circle, Math.hypot(w, h))
      close(found.circleCentre.x, w / 2, far)
      close(found.circleCentre.y, h / 2, far)
      close(found.width, w, far)
      close(found.height, h, far)
    }),
    cases(300),
  )
})

test('a ring anywhere has the numbers of the textbook', () => {
  fc.assert(
    fc.property(place, place, size(2, 150), size(0.1, 0.95), (x, y, r, share) => {
      const inner = r * share
      const found = measure({ metal: [circle(x, y, r), hole(circle(x, y, inner))] })
      const far = (Math.abs(x) + Math.abs(y) + r) ** 2 * r * r
      close(found.area, Math.PI * (r ** 2 - inner ** 2), far)
      close(found.profile?.ix ?? 0, (Math.PI / 4) * (r ** 4 - inner ** 4), far)
      close(found.profile?.iy ?? 0, (Math.PI / 4) * (r ** 4 - inner ** 4), far)
      close(found.profile?.perimeter ?? 0, 2 * Math.PI * r)
      close(found.circle, 2 * r, far)
      close(found.height, 2 * r, far)
    }),
    cases(300),
  )
})

test('a rounded bar is a rectangle and the two halves of a circle', () => {
  fc.assert(
    fc.property(size(1, 100), size(1, 100), (length, r) => {
      const bar: Ring = [
        [-length / 2, -r],
        [length / 2, -r, 1],
        [length / 2, r],
        [-length / 2, r, 1],
      ]
      const found = measure({ metal: [bar] })
      close(found.area, 2 * r * length + Math.PI * r ** 2)
      close(found.profile?.ix ?? 0, (length * (2 * r) ** 3) / 12 + (Math.PI / 4) * r ** 4)
      close(found.width, length + 2 * r)
      close(found.circle, length + 2 * r)
    }),
    cases(300),
  )
})

const codes = fc.constantFrom(...drawings)
const moved = (change: (x: number, y: number) => [number, number], bulge = 1) => {
  const ring = (one: Ring): Ring => {
    const corners = one.map(([x = 0, y = 0, b = 0]) => [...change(x, y), b])
    return bulge === 1 ? corners : hole(corners.map(([x = 0, y = 0, b = 0]) => [x, y, -b]))
  }
  return ({ metal, polyamide }: Outline): Outline => ({ metal: metal.map(ring), ...(polyamide && { polyamide }) })
}

test('a section that is moved, turned or mirrored keeps its area, perimeter, circle and the sum of its moments', () => {
  fc.assert(
    fc.property(codes, place, place, size(0, 6.28), fc.boolean(), (code, dx, dy, angle, isMirrored) => {
      const side = isMirrored ? -1 : 1
      const change = (x: number, y: number): [number, number] => [
        dx + side * x * Math.cos(angle) - y * Math.sin(angle),
        dy + side * x * Math.sin(angle) + y * Math.cos(angle),
      ]
      const before = measure(sectionOutlines[code])
      const after = measure(moved(change, side)(sectionOutlines[code]))
      const near = (a = 0, b = 0) => expect(a / (b || 1)).toBeCloseTo(b ? 1 : 0, 7)
      near(after.area, before.area)
      near(after.circle, before.circle)
      near(after.profile?.perimeter, before.profile?.perimeter)
      near((after.profile?.ix ?? 0) + (after.profile?.iy ?? 0), (before.profile?.ix ?? 0) + (before.profile?.iy ?? 0))
    }),
    cases(200),
  )
})

test('a section that is turned by a quarter changes its moments and sides with each other', () => {
  for (const code of drawings) {
    const before = measure(sectionOutlines[code])
    const after = measure(moved((x, y) => [-y, x])(sectionOutlines[code]))
    expect(after.width).toBeCloseTo(before.height, 9)
    expect(after.profile?.ix ?? 0).toBeCloseTo(before.profile?.iy ?? 0, 4)
  }
})

test('no point of a section is outside its circle, and no smaller circle has them all', () => {
  for (const code of drawings) {
    const { circle, width, height } = measure(sectionOutlines[code])
    expect(circle).toBeGreaterThanOrEqual(Math.max(width, height) - 1e-6)
    expect(circle).toBeLessThanOrEqual(Math.hypot(width, height) + 1e-6)
  }
  expect(measure(sectionOutlines['tube-50']).circle).toBeCloseTo(50, 9)
  // The corners are rounded by 0.48 mm.
  expect(measure(sectionOutlines['t-slot-40']).circle).toBeCloseTo(40 * Math.SQRT2 - 2 * 0.48 * (Math.SQRT2 - 1), 5)
})

test.each(drawings)(
  '%s is closed, smooth at its arcs, and goes around metal to the left, around holes to the right',
  (code) => {
    const { metal, polyamide = [] } = sectionOutlines[code]
    for (const ring of [...metal, ...polyamide]) {
      expect(ring.length).toBeGreaterThanOrEqual(2)
      for (const { from, to } of segmentsOf(ring))
        expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(0.01)
    }
    const areas = metal.map((ring) => measure({ metal: [ring] }).area)
    expect(areas[0]).toBeGreaterThan(0)
    expect(areas.filter((area) => area > 0)).toHaveLength(polyamide.length > 0 ? 2 : 1)
  },
)

import { signedArea } from '#content/sections/measure.ts'
import type { Outline, Ring } from '#content/sections/outline.ts'
import { DrawingError } from './drawing-error.ts'
import { flatten, type Side } from './flatten-ring.ts'
import { createSideGrid } from './side-grid.ts'

type Point = readonly [x: number, y: number]

/**
 * One section of closed rings: the outer one around its voids, each turned the way an outline wants it.
 * @throws DrawingError `crossing` where two lines meet that do not follow each other, `several` for a second piece of metal
 */
export function sectionOf(rings: readonly Ring[]): Outline {
  const sides = flatten(rings)
  checkCrossings(sides)
  const areas = rings.map(signedArea)
  const largest = areas.reduce((best, area, index) => (Math.abs(area) > Math.abs(areas[best] ?? 0) ? index : best), 0)
  const outer = rings[largest]
  const voids = rings.filter((_, index) => index !== largest)
  const sidesOf = rings.map((_, index) => sides.filter(({ ring }) => ring === index))
  for (const [index, ring] of rings.entries()) {
    if (index === largest) continue
    const [x = 0, y = 0] = ring[0] ?? []
    const around = [...sidesOf.keys()].filter((other) => other !== index && isInside([x, y], sidesOf[other] ?? []))
    if (around.length !== 1 || around[0] !== largest) throw new DrawingError('several', [[x, y]])
  }
  return { metal: [...(outer ? [turned(outer, 1)] : []), ...voids.map((ring) => turned(ring, -1))] }
}

/** A ring that goes around its area counter-clockwise for 1, clockwise for -1. */
function turned(ring: Ring, sign: 1 | -1): Ring {
  if (Math.sign(signedArea(ring)) === sign) return ring
  return ring.map((_, index) => {
    const [x = 0, y = 0] = ring[(ring.length - index) % ring.length] ?? []
    return [x, y, -(ring[ring.length - 1 - index]?.[2] ?? 0)]
  })
}

/** Whether a point lies within a ring: a line to the right passes its sides an odd number of times. */
function isInside([x, y]: Point, sides: readonly Side[]): boolean {
  let isIn = false
  for (const { x1, y1, x2, y2 } of sides)
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isIn = !isIn
  return isIn
}

function checkCrossings(sides: readonly Side[]): void {
  const grid = createSideGrid(sides)
  const count = new Map<number, number>()
  for (const { ring } of sides) count.set(ring, (count.get(ring) ?? 0) + 1)
  for (const [index, side] of sides.entries())
    for (const other of grid.along(side.x1, side.y1, side.x2, side.y2)) {
      const against = sides[other]
      if (other <= index || !against) continue
      const total = count.get(side.ring) ?? 0
      const isNext = side.ring === against.ring && [1, total - 1].includes(other - index)
      const place = isNext ? undefined : meeting(side, against)
      if (place) throw new DrawingError('crossing', [place])
    }
}

/** Where two sides meet; none for sides in line with each other, which are found by their neighbours. */
function meeting(one: Side, other: Side): Point | undefined {
  const [ax, ay, bx, by] = [one.x2 - one.x1, one.y2 - one.y1, other.x2 - other.x1, other.y2 - other.y1]
  const cross = ax * by - ay * bx
  if (Math.abs(cross) <= 1e-12 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined
  const [dx, dy] = [other.x1 - one.x1, other.y1 - one.y1]
  const along = (dx * by - dy * bx) / cross
  const across = (dx * ay - dy * ax) / cross
  if (along < 0 || along > 1 || across < 0 || across > 1) return undefined
  return [one.x1 + ax * along, one.y1 + ay * along]
}

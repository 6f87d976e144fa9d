import { isWithin } from './arc-within.ts'
import type { Segment } from './outline.ts'

type Point = readonly [x: number, y: number]

interface Circle {
  centre: Point
  radius: number
}

/** By how much of the radius a point may stand outside. */
const TOLERANCE = 1e-9
/** Rounds after which two arcs cannot be told apart; sections take fewer than ten. */
const MAX_ROUNDS = 200

/**
 * The smallest circle around lines and arcs: that of some of their points, to which the farthest outside is added until none
 * is.
 */
export function smallestCircle(segments: readonly Segment[]): Circle {
  let support: Point[] = segments.slice(0, 1).map(({ from }) => from)
  let circle: Circle = { centre: support[0] ?? [0, 0], radius: 0 }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const point = farthest(segments, circle.centre)
    if (distance(point, circle.centre) <= circle.radius * (1 + TOLERANCE)) return circle
    ;({ circle, support } = circleAround([...support, point]))
  }
  return circle
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point of the lines and arcs that is farthest from another. */
function farthest(segments: readonly Segment[], from: Point): Point {
  const points = segments.flatMap((segment): Point[] => {
    const { arc } = segment
    if (!arc) return [segment.from]
    const angle = Math.atan2(arc.centre[1] - from[1], arc.centre[0] - from[0])
    const beyond: Point = [arc.centre[0] + arc.radius * Math.cos(angle), arc.centre[1] + arc.radius * Math.sin(angle)]
    return isWithin(arc, angle) ? [segment.from, beyond] : [segment.from]
  })
  return points.reduce((best, point) => (distance(point, from) > distance(best, from) ? point : best), from)
}

/** The smallest circle around up to four points, and those of them on it. */
function circleAround(points: readonly Point[]): { circle: Circle; support: Point[] } {
  const pairs = points.flatMap((a, i) => points.slice(i + 1).map((b) => [a, b] as const))
  const triples = pairs.flatMap(([a, b]) => points.slice(points.indexOf(b) + 1).map((c) => [a, b, c] as const))
  const candidates = [...pairs, ...triples].flatMap((support) => {
    const circle = circleThrough(support)
    const isAround =
      circle && points.every((point) => distance(point, circle.centre) <= circle.radius * (1 + TOLERANCE / 10))
    return isAround ? [{ circle, support: [...support] }] : []
  })
  const [first, ...others] = candidates
  if (!first) throw new Error('Points have no circle around them.')
  return others.reduce((best, one) => (one.circle.radius < best.circle.radius ? one : best), first)
}

/** The circle with two points across from each other, or through three; none through three on a line. */
function circleThrough([a, b, c]: readonly [Point, Point] | readonly [Point, Point, Point]): Circle | undefined {
  if (!c) return { centre: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], radius: distance(a, b) / 2 }
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
  const twice = 2 * (bx * cy - by * cx)
  if (Math.abs(twice) < Number.EPSILON * (bx ** 2 + by ** 2 + cx ** 2 + cy ** 2)) return undefined
  const x = (cy * (bx ** 2 + by ** 2) - by * (cx ** 2 + cy ** 2)) / twice
  const y = (bx * (cx ** 2 + cy ** 2) - cx * (bx ** 2 + by ** 2)) / twice
  return { centre: [a[0] + x, a[1] + y], radius: Math.hypot(x, y) }
}

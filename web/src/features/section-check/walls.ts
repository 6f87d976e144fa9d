import type { Outline } from '#content/sections/outline.ts'
import { flatten, type Side } from './flatten-ring.ts'
import { createSideGrid } from './side-grid.ts'

type Point = readonly [x: number, y: number]

/** A distance across metal or a gap, and between which points. */
export interface Span {
  width: number
  from: Point
  to: Point
}

/** A groove: the span across it, and the ratio of its area to the square of that. */
export interface Tongue extends Span {
  ratio: number
}

/** Points of the outline from which walls and grooves are measured. */
const MAX_POINTS = 6_000
/** By how much the ends of a side count as thicker than its middle. */
const MIDDLE_FIRST = 1e-6
/** The share of a side at its ends that is left out. */
const CORNER = 1e-6
/** Two sides are those of one wall when their directions are more opposite than this (cosine of 135°). */
const OPPOSITE = -Math.SQRT1_2

/**
 * The thinnest wall of a section, and the groove whose die has the weakest tongue: its area by the square of the gap, as for
 * semi-hollow dies. Both by lines at right angles to the outline from points all along it, walls from the corners of voids too.
 */
export function wallsOf(outline: Outline): { wall?: Span; tongue?: Tongue } {
  const sides = flatten(outline.metal)
  const grid = createSideGrid(sides)
  const length = sides.reduce((sum, side) => sum + lengthOf(side), 0)
  const step = length / MAX_POINTS
  const twice = twiceAreas(sides)
  const outerArea = (twice[sides.filter(({ ring }) => ring === 0).length] ?? 0) / 2
  const previous = previousOf(sides)
  let wall: Span | undefined
  let thinnest = Number.POSITIVE_INFINITY
  let tongue: Tongue | undefined
  let passed = step
  for (const [index, side] of sides.entries()) {
    // Of sides shorter than a step, as those of curves are, only each that ends one is looked at.
    passed += lengthOf(side)
    if (passed < step) continue
    passed = 0
    const points = Math.max(1, Math.ceil(lengthOf(side) / step))
    for (let point = 0; point <= points; point += 1) {
      // From end to end, but for the very corners.
      const share = CORNER + ((1 - 2 * CORNER) * point) / points
      const inward = firstMet(index, share, 1)
      // Of a wall of one thickness the middle is shown.
      const rank = inward && inward.width * (1 + MIDDLE_FIRST * Math.abs(share - 0.5))
      if (inward && rank !== undefined && rank < thinnest) [wall, thinnest] = [inward, rank]
      const outward = side.ring === 0 ? firstMet(index, share, -1) : undefined
      const found = outward && outward.side !== index ? tongueOf(index, share, outward) : undefined
      if (found && (!tongue || found.ratio > tongue.ratio)) tongue = found
    }
  }
  for (const index of sides.keys()) {
    const found = fromCorner(index)
    if (found && (!wall || found.width < wall.width)) wall = found
  }
  return { ...(wall && { wall: plain(wall) }), ...(tongue && { tongue }) }

  /** The first side opposite that a line meets which leaves a side at right angles: to its left (metal) or right. */
  function firstMet(index: number, share: number, direction: 1 | -1) {
    const side = sides[index]
    if (!side) return undefined
    const [dx, dy] = directionOf(side)
    const [nx, ny] = [-dy * direction, dx * direction]
    const from: Point = [side.x1 + (side.x2 - side.x1) * share, side.y1 + (side.y2 - side.y1) * share]
    let best: (Span & { side: number; share: number }) | undefined
    const end = [from[0] + nx * grid.reach, from[1] + ny * grid.reach] as const
    for (const other of grid.along(...from, ...end)) {
      const against = sides[other]
      if (!against || other === index) continue
      const met = meets(from, [nx, ny], against)
      if (met && (!best || met.width < best.width)) best = { ...met, from, side: other }
    }
    const opposite = best && sides[best.side]
    if (!best || !opposite) return undefined
    const [ox, oy] = directionOf(opposite)
    return dx * ox + dy * oy < OPPOSITE ? best : undefined
  }

  /** The area that a gap closes off outside the metal, between its two points along the outer ring. */
  function tongueOf(
    index: number,
    share: number,
    { side: other, share: otherShare, width, from, to }: Span & { side: number; share: number },
  ): Tongue | undefined {
    if (sides[other]?.ring !== 0) return undefined
    const [a, b] = [index + share, other + otherShare]
    const path = areaBetween(Math.min(a, b), Math.max(a, b))
    // Along a groove metal lies to the left, so the way through it goes around its area clockwise.
    const groove = path < 0 ? -path : path - outerArea
    return groove > 0 ? { width, from, to, ratio: groove / width ** 2 } : undefined
  }

  /** The area between the outer ring from one place to another and the straight line back. */
  function areaBetween(first: number, last: number): number {
    const [from, to] = [at(first), at(last)]
    const [low, high] = [Math.floor(first), Math.floor(last)]
    const between = (twice[high] ?? 0) - (twice[low + 1] ?? 0)
    const [lowEnd, highStart] = [at(low + 1), at(high)]
    const inner = low === high ? cross(from, to) : cross(from, lowEnd) + between + cross(highStart, to)
    return (inner + cross(to, from)) / 2
  }
  function at(place: number): Point {
    const side = sides[Math.floor(place)]
    const share = place - Math.floor(place)
    return side ? [side.x1 + (side.x2 - side.x1) * share, side.y1 + (side.y2 - side.y1) * share] : [0, 0]
  }

  /** The shortest way from the start of a side through metal to a side that it does not touch, where the metal turns in there. */
  function fromCorner(index: number): Span | undefined {
    const side = sides[index]
    const before = sides[previous[index] ?? -1]
    if (!side || !before) return undefined
    const [one, other] = [directionOf(before), directionOf(side)]
    // At a corner of metal itself the outline turns to the left.
    if (cross(one, other) > -1e-9) return undefined
    const corner: Point = [side.x1, side.y1]
    const limit = wall?.width ?? grid.reach
    const nearby = grid.around(corner, limit)
    let best: Span | undefined
    for (const against of nearby) {
      if (against === index || against === previous[index]) continue
      const found = sides[against] && nearestOn(sides[against], corner)
      if (!found) continue
      const width = distance(found, corner)
      if (width < 1e-9 || width >= (best?.width ?? limit)) continue
      // Into the metal: to the left of both sides that meet here.
      const way: Point = [found[0] - corner[0], found[1] - corner[1]]
      const isInward = cross(one, way) > 0 || cross(other, way) > 0
      const isBetween = dot(one, way) > -1e-9 * width && dot(other, way) < 1e-9 * width
      if (isInward && isBetween) best = { width, from: corner, to: found }
    }
    return best
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
const plain = ({ width, from, to }: Span): Span => ({ width, from, to })
const lengthOf = ({ x1, y1, x2, y2 }: Side) => Math.hypot(x2 - x1, y2 - y1)

function directionOf(side: Side): [number, number] {
  const length = lengthOf(side) || 1
  return [(side.x2 - side.x1) / length, (side.y2 - side.y1) / length]
}

/** Twice the area between the origin and all sides before one. */
function twiceAreas(sides: readonly Side[]): number[] {
  const twice = [0]
  for (const { x1, y1, x2, y2 } of sides) twice.push((twice.at(-1) ?? 0) + x1 * y2 - y1 * x2)
  return twice
}

/** Where a line from a point in a direction meets a side, beyond the point itself. */
function meets(from: Point, [nx, ny]: Point, side: Side): { width: number; to: Point; share: number } | undefined {
  const [ax, ay] = [side.x2 - side.x1, side.y2 - side.y1]
  const by = nx * ay - ny * ax
  if (Math.abs(by) < 1e-12 * Math.hypot(ax, ay)) return undefined
  const [dx, dy] = [side.x1 - from[0], side.y1 - from[1]]
  const width = (dx * ay - dy * ax) / by
  const share = (dx * ny - dy * nx) / by
  if (width < 1e-9 || share < 0 || share > 1) return undefined
  return { width, share, to: [from[0] + nx * width, from[1] + ny * width] }
}

/** The point of a side that is nearest to another. */
function nearestOn({ x1, y1, x2, y2 }: Side, [x, y]: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
  return [x1 + dx * share, y1 + dy * share]
}

/** Of each side the one that ends where it begins. */
function previousOf(sides: readonly Side[]): number[] {
  const last = new Map<number, number>()
  for (const [index, { ring }] of sides.entries()) last.set(ring, index)
  return sides.map(({ ring }, index) => (sides[index - 1]?.ring === ring ? index - 1 : (last.get(ring) ?? index)))
}

import type { DrawingCode } from '#content/picture-codes.ts'
import outlines from './outlines.json' with { type: 'json' }

/**
 * A corner and the way to the next one: x, y in mm (y points up) and the bulge, the tangent of a quarter of the angle that
 * an arc turns by, as DXF has it: positive to the left, 1 for half a circle, left out for a straight line.
 */
export type Corner = readonly number[]

/** A closed line: counter-clockwise around what is solid, clockwise around a hole. */
export type Ring = readonly Corner[]

/** A cross-section. Its drawings, numbers and files are made of nothing else. */
export interface Outline {
  metal: readonly Ring[]
  /** What joins two profiles and insulates one from the other. */
  polyamide?: readonly Ring[]
}

/** The outlines of the drawn profiles: examples of shapes, none of them a profile that is in stock. */
export const sectionOutlines: Readonly<Record<DrawingCode, Outline>> = outlines

/** A straight line or an arc of a ring. */
export interface Segment {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  arc?: {
    centre: readonly [x: number, y: number]
    radius: number
    /** Angles in radians; `sweep` is positive counter-clockwise. */
    start: number
    sweep: number
  }
}

/** The lines and arcs of a ring in their order. */
export function segmentsOf(ring: Ring): Segment[] {
  return ring.map(([x = 0, y = 0, bulge = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    const from = [x, y] as const
    const to = [nextX, nextY] as const
    if (bulge === 0) return { from, to }
    // The centre stands beside the middle of the chord, at a distance of half the chord by the tangent of half the angle.
    const aside = (1 - bulge ** 2) / (4 * bulge)
    const centre = [(x + nextX) / 2 - (nextY - y) * aside, (y + nextY) / 2 + (nextX - x) * aside] as const
    const radius = Math.hypot(x - centre[0], y - centre[1])
    const start = Math.atan2(y - centre[1], x - centre[0])
    return { from, to, arc: { centre, radius, start, sweep: 4 * Math.atan(bulge) } }
  })
}

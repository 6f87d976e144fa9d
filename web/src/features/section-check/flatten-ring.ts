import { type Ring, segmentsOf } from '#content/sections/outline.ts'

/** A straight side of a ring; an arc is many. */
export interface Side {
  x1: number
  y1: number
  x2: number
  y2: number
  /** Of the rings that were flattened together. */
  ring: number
}

/** How far a side may stand off its arc, as a share of the length of all rings. */
const DEVIATION = 1e-6

/** The sides of rings, those of each in their order. */
export function flatten(rings: readonly Ring[]): Side[] {
  const deviation = DEVIATION * rings.reduce((sum, ring) => sum + chords(ring), 0)
  return rings.flatMap((ring, index) =>
    segmentsOf(ring).flatMap(({ from, to, arc }): Side[] => {
      if (!arc) return [{ x1: from[0], y1: from[1], x2: to[0], y2: to[1], ring: index }]
      const turn = 2 * Math.acos(Math.max(0, 1 - deviation / arc.radius))
      const steps = Math.max(1, Math.ceil(Math.abs(arc.sweep) / turn))
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        if (step === 0) return from
        if (step === steps) return to
        const angle = arc.start + (arc.sweep * step) / steps
        return [arc.centre[0] + arc.radius * Math.cos(angle), arc.centre[1] + arc.radius * Math.sin(angle)] as const
      })
      return points.slice(1).map((end, step) => {
        const [x1, y1] = points[step] ?? from
        return { x1, y1, x2: end[0], y2: end[1], ring: index }
      })
    }),
  )
}

/** The length of a ring whose arcs are drawn as chords. */
function chords(ring: Ring): number {
  return segmentsOf(ring).reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0)
}

import { DENSITY } from '#content/density.ts'
import { isWithin } from './arc-within.ts'
import { smallestCircle } from './enclosing-circle.ts'
import { type Outline, type Ring, type Segment, segmentsOf } from './outline.ts'

/** The numbers of a section, in mm and their powers; of two profiles that polyamide joins, those of the metal. */
export interface SectionMeasures {
  area: number
  /** By the density of `content/density.ts`. */
  kgPerMetre: number
  width: number
  height: number
  /** Diameter of the circumscribed circle. */
  circle: number
  /** Where its centre is, from the left and the upper side of the metal. */
  circleCentre: { x: number; y: number }
  /** Of one profile alone; a joined pair bends as its joints let it. */
  profile?: {
    /** Of the outside, without the hollows. */
    perimeter: number
    /** Second moment of area about the horizontal axis through the centroid, mm⁴. */
    ix: number
    /** About the vertical one. */
    iy: number
  }
}

/** Mm² of a section times kg/dm³ are grams per metre. */
const GRAMS_PER_KG = 1000

/** Computes the numbers of a section by exact formulas, lines and arcs each with their own. */
export function measure({ metal, polyamide }: Outline): SectionMeasures {
  const segments = metal.flatMap(segmentsOf)
  const area = moment(segments, 0)
  const turned = segments.map(quarterTurn)
  const { left, right, bottom, top } = bounds({ metal })
  const outside = metal.filter((ring) => signedArea(ring) > 0)
  const { centre, radius } = smallestCircle(outside.flatMap(segmentsOf))
  return {
    area,
    kgPerMetre: (area * DENSITY) / GRAMS_PER_KG,
    width: right - left,
    height: top - bottom,
    circle: 2 * radius,
    circleCentre: { x: centre[0] - left, y: top - centre[1] },
    ...(!polyamide && {
      profile: { perimeter: perimeterOf(outside), ix: centralMoment(turned), iy: centralMoment(segments) },
    }),
  }
}

/** The sides of the smallest upright rectangle around a section. */
export function bounds({ metal }: Outline): { left: number; right: number; bottom: number; top: number } {
  const segments = metal.flatMap(segmentsOf)
  const [left, right] = extent(segments)
  const [bottom, top] = extent(segments.map(quarterTurn))
  return { left, right, bottom, top }
}

/** The area within a ring, negative for a hole. */
export function signedArea(ring: Ring): number {
  return moment(segmentsOf(ring), 0)
}

/** The second moment about the vertical axis through the centroid. */
function centralMoment(segments: readonly Segment[]): number {
  return moment(segments, 2) - moment(segments, 1) ** 2 / moment(segments, 0)
}

/**
 * The integral of xⁿ over what the lines go around, by Green's theorem the one of xⁿ⁺¹ dy / (n + 1) along them.
 * Of an arc it is a sum of powers of the cosine.
 */
function moment(segments: readonly Segment[], n: 0 | 1 | 2): number {
  let sum = 0
  for (const { from, to, arc } of segments) {
    if (!arc) {
      for (let power = 0; power <= n + 1; power += 1)
        sum += ((to[1] - from[1]) / (n + 2)) * from[0] ** power * to[0] ** (n + 1 - power)
      continue
    }
    const { centre, radius, start, sweep } = arc
    for (let power = 0; power <= n + 1; power += 1) {
      const weight = binomial(n + 1, power) * centre[0] ** (n + 1 - power) * radius ** (power + 1)
      sum += weight * (cosinePower(power + 1, start + sweep) - cosinePower(power + 1, start))
    }
  }
  return sum / (n + 1)
}

const BINOMIALS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]]
const binomial = (n: number, k: number) => BINOMIALS[n]?.[k] ?? 0

/** An antiderivative of a power (1 to 4) of the cosine. */
function cosinePower(power: number, angle: number): number {
  const sine = Math.sin(angle)
  if (power === 1) return sine
  if (power === 2) return angle / 2 + Math.sin(2 * angle) / 4
  if (power === 3) return sine - sine ** 3 / 3
  return (3 * angle) / 8 + Math.sin(2 * angle) / 4 + Math.sin(4 * angle) / 32
}

/** The same, turned clockwise: what was up is right. */
function quarterTurn({ from, to, arc }: Segment): Segment {
  const turned = { from: [from[1], -from[0]], to: [to[1], -to[0]] } as const
  if (!arc) return turned
  const { centre, start } = arc
  return { ...turned, arc: { ...arc, centre: [centre[1], -centre[0]], start: start - Math.PI / 2 } }
}

/** The smallest and the largest x. */
function extent(segments: readonly Segment[]): [min: number, max: number] {
  const all = segments.flatMap(({ from, arc }) => {
    if (!arc) return [from[0]]
    const ends = [0, Math.PI].filter((angle) => isWithin(arc, angle))
    return [from[0], ...ends.map((angle) => arc.centre[0] + arc.radius * Math.cos(angle))]
  })
  return [Math.min(...all), Math.max(...all)]
}

function perimeterOf(rings: readonly Ring[]): number {
  let sum = 0
  for (const { from, to, arc } of rings.flatMap(segmentsOf))
    sum += arc ? Math.abs(arc.sweep) * arc.radius : Math.hypot(to[0] - from[0], to[1] - from[1])
  return sum
}

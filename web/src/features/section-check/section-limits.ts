import { extrusion, geometry } from '#content/plant-tables.ts'
import type { SpecificationValue } from '#content/specification-table.ts'
import type { CheckedSection } from './check-section.ts'

export type Verdict = 'fits' | 'close' | 'no'

/** A number of a section beside the limit of the plant; `value` in the unit of the limit. */
export interface CheckedLimit {
  measured: 'wall' | 'perMetre' | 'circle' | 'tongue'
  value: number
  limit: number
  /** As the tables of the plants state it; left out for the ratio of a groove. */
  stated?: SpecificationValue
  /** Typical of the industry; the company states the others. */
  isTypical: boolean
  verdict: Verdict
}

/** The ratio of a groove from which a die needs a word with the designers; typical of presses as these. */
const MAX_TONGUE = 3
/** Nearer to a limit than this share of it is close, and with a typical limit as far beyond it. */
const NEAR = 0.1

const [weightPerMetre] = extrusion.rows
const [circumscribedCircle, wallThickness] = geometry.rows

/** What of a section the plants have a limit for, in the order in which it is shown. */
export function limitsOf({ measures, wall, tongue }: CheckedSection): CheckedLimit[] {
  const least = wallThickness.value.min
  return [
    ...(wall ? [limit('wall', wall.width, least, true, wall.width / least, wallThickness.value)] : []),
    limit(
      'perMetre',
      measures.kgPerMetre,
      weightPerMetre.value.max,
      false,
      weightPerMetre.value.max / measures.kgPerMetre,
      weightPerMetre.value,
    ),
    limit(
      'circle',
      measures.circle,
      circumscribedCircle.value.max,
      true,
      circumscribedCircle.value.max / measures.circle,
      circumscribedCircle.value,
    ),
    ...(tongue
      ? [
          {
            ...limit('tongue', tongue.ratio, MAX_TONGUE, true, 1),
            verdict: tongue.ratio > MAX_TONGUE ? 'close' : 'fits',
          } as const,
        ]
      : []),
  ]
}

/** @param room how often the section fits: below 1 it is beyond the limit */
function limit(
  measured: CheckedLimit['measured'],
  value: number,
  max: number,
  isTypical: boolean,
  room: number,
  stated?: SpecificationValue,
): CheckedLimit {
  const least = isTypical ? 1 - NEAR : 1
  const verdict = room < least - 1e-9 ? 'no' : room < 1 + NEAR ? 'close' : 'fits'
  return { measured, value, limit: max, isTypical, verdict, ...(stated && { stated }) }
}

/** What all of them together say. */
export function verdictOf(limits: readonly CheckedLimit[]): Verdict {
  const has = (verdict: Verdict) => limits.some((one) => one.verdict === verdict)
  return has('no') ? 'no' : has('close') ? 'close' : 'fits'
}

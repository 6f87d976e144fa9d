import { pressLimits } from '#content/plant-tables.ts'
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

/** What of a section the plants have a limit for, in the order in which it is shown. */
export function limitsOf({ measures, wall, tongue }: CheckedSection): CheckedLimit[] {
  return [
    ...(wall ? [judged('wall', wall.width, pressLimits.wallThickness, true)] : []),
    judged('perMetre', measures.kgPerMetre, pressLimits.weightPerMetre, false),
    judged('circle', measures.circle, pressLimits.circumscribedCircle, true),
    ...(tongue ? [ofTongue(tongue.ratio)] : []),
  ]
}

/** A number beside what limits it. */
function judged(
  measured: CheckedLimit['measured'],
  value: number,
  stated: Extract<SpecificationValue, { kind: 'from' | 'upTo' }>,
  isTypical: boolean,
): CheckedLimit {
  const limit = stated.kind === 'from' ? stated.min : stated.max
  // How often the section fits: below 1 it is beyond the limit.
  const room = stated.kind === 'from' ? value / limit : limit / value
  const least = isTypical ? 1 - NEAR : 1
  const verdict = room < least - 1e-9 ? 'no' : room < 1 + NEAR ? 'close' : 'fits'
  return { measured, value, limit, stated, isTypical, verdict }
}

const ofTongue = (value: number): CheckedLimit => ({
  measured: 'tongue',
  value,
  limit: MAX_TONGUE,
  isTypical: true,
  verdict: value > MAX_TONGUE ? 'close' : 'fits',
})

/** What all of them together say. */
export function verdictOf(limits: readonly CheckedLimit[]): Verdict {
  const has = (verdict: Verdict) => limits.some((one) => one.verdict === verdict)
  return has('no') ? 'no' : has('close') ? 'close' : 'fits'
}

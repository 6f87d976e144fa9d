import { productUrls } from '#content/catalogue.ts'
import { type Dimension, dimensions, type Offer, offers } from '#content/offers.ts'
import type { SpecificationRow, SpecificationValue } from '#content/specification-table.ts'
import { type CoilSize, coilSizes, type Need } from './need.ts'
import { limitsOf, placeIn } from './row-limits.ts'
import { isFor } from './uses.ts'

type Size = Dimension | CoilSize | 'side'
type FindingField = 'alloy' | 'temper' | Size

/** What one row says to one part of a need. */
export type Finding =
  | { field: FindingField; fits: true; row: SpecificationRow }
  | {
      field: FindingField
      fits: false
      /**
       * `coiled`: it comes on a reel, not in lengths; `unequal`: its sides are as long as each other; `unstated`: no row says,
       * so that a person has to.
       */
      reason: 'unlisted' | 'below' | 'above' | 'coiled' | 'unequal' | 'unstated'
      /** The size that is asked for and not taken, in millimetres. */
      size?: number
      /** The row that says no to a size. */
      row?: SpecificationRow
      /** The nearest that the row says yes to. */
      nearest?: SpecificationValue
      /** 0 for a yes; the larger, the farther from one. */
      distance: number
    }

/** A part of a need that a product does not take. */
export type Miss = Extract<Finding, { fits: false }>

/** What we say to a need about one product, in the offer that comes nearest. */
export interface Answer {
  offer: Offer
  findings: readonly Finding[]
  misses: number
  /** A row of it is typical of the industry and not stated by the company. */
  isTypical: boolean
}

export interface Answers {
  /** Products that take all of the need. */
  yes: readonly Answer[]
  /** Products that miss the least of it, nearest first. */
  near: readonly Answer[]
  /** How many products are farther away. */
  others: number
}

const MAX_NEAR = 4
/** Distances of what is another thing: an alloy of another series, a temper of another kind. */
const FAR = 2
/** A product that is farther away from a need is no help, unless none is nearer. */
const MAX_DISTANCE = 2
/** Of a core: 76.2 mm are 76. */
const CORE_ROUNDING = 0.005
/** How much farther than the nearest others may be. */
const MAX_BEHIND = 0.7

/** Whether and how each product meets a need; products of another use are left out. Nothing asked: nothing answered. */
export function answersTo(need: Need): Answers {
  if (Object.keys(need).length === 0) return { yes: [], near: [], others: 0 }
  const asked = offers.filter((offer) => isFor(offer, need.use))
  const best = productUrls.flatMap((product) => {
    const all = asked.filter((offer) => offer.product === product).map((offer) => answerOf(offer, need))
    return all.toSorted(nearestFirst).slice(0, 1)
  })
  const yes = best.filter(({ misses }) => misses === 0)
  const misses = best.filter((answer) => answer.misses > 0).toSorted(nearestFirst)
  const nearest = misses[0] ? distanceOf(misses[0]) : 0
  const isNear = (answer: Answer) => {
    const distance = distanceOf(answer)
    return distance <= nearest + MAX_BEHIND && (distance <= MAX_DISTANCE || distance === nearest)
  }
  const near = misses.filter(isNear).slice(0, MAX_NEAR)
  return { yes, near, others: productUrls.length - yes.length - near.length }
}

/** How much of a need the product misses that misses the least of it. */
export function leastMisses(need: Need): number {
  const asked = offers.filter((offer) => isFor(offer, need.use))
  return Math.min(...asked.map((offer) => answerOf(offer, need).misses))
}

/** What an offer says to a need. */
export function answerOf(offer: Offer, need: Need): Answer {
  const findings: Finding[] = []
  if (need.alloy) findings.push(inList('alloy', offer.alloys, `EN AW-${need.alloy}`, nearestAlloys))
  if (need.temper) findings.push(inList('temper', offer.tempers, need.temper, nearestTempers))
  for (const dimension of dimensions) {
    const size = sizeOf(dimension, offer, need)
    if (size !== undefined) findings.push(inLimits(dimension, offer, size, need.from?.[dimension]))
  }
  if (need.side !== undefined && !isRound(offer)) findings.push(ofSide(offer, need.side, need.width))
  for (const size of coilSizes) {
    const wanted = need[size]
    if (wanted !== undefined) findings.push(ofCoil(size, offer, wanted))
  }
  return {
    offer,
    findings,
    misses: findings.filter(({ fits }) => !fits).length,
    isTypical: findings.some((finding) => finding.fits && finding.row.sample),
  }
}

function inList(
  field: 'alloy' | 'temper',
  row: SpecificationRow,
  wanted: string,
  nearestOf: (wanted: string, listed: readonly string[]) => { values: readonly string[]; distance: number },
): Finding {
  const listed = row.value.kind === 'list' ? row.value.values.map(String) : []
  if (listed.includes(wanted)) return { field, fits: true, row }
  const { values, distance } = nearestOf(wanted, listed)
  const nearest = values.length > 0 ? { nearest: { kind: 'list', values } as const } : {}
  return { field, fits: false, reason: 'unlisted', ...nearest, distance }
}

/** The same alloy with another letter, else those of its series; none of another series. */
function nearestAlloys(wanted: string, listed: readonly string[]) {
  const [, digits = ' ', series = ' '] = /((\d)\d{3})/.exec(wanted) ?? []
  const sameDigits = listed.filter((alloy) => alloy.includes(digits))
  if (sameDigits.length > 0) return { values: sameDigits, distance: 0.1 }
  const sameSeries = listed.filter((alloy) => alloy.startsWith(`EN AW-${series}`))
  return { values: sameSeries, distance: sameSeries.length > 0 ? 0.3 : FAR }
}

/** Those of the same kind and hardness (`H14`, `H24`), else of the same kind, else all: soft and hard come from one coil. */
function nearestTempers(wanted: string, listed: readonly string[]) {
  const sameKind = listed.filter((temper) => temper[0] === wanted[0])
  const asHard = sameKind.filter((temper) => temper.at(-1) === wanted.at(-1))
  if (asHard.length > 0) return { values: asHard, distance: 0.2 }
  if (sameKind.length > 0) return { values: sameKind, distance: 0.3 }
  const isAged = (temper = '') => temper.startsWith('T')
  return { values: listed, distance: isAged(wanted) === isAged(listed[0]) ? 0.5 : FAR }
}

/** The width of a profile is judged by the circle around it, that of the diagonal of its sides. */
const isRound = ({ width }: Offer) => width?.label === 'circumscribedCircle'

function sizeOf(dimension: Dimension, offer: Offer, need: Need): number | undefined {
  const { width, side } = need
  const isDiagonal = dimension === 'width' && isRound(offer) && width !== undefined && side !== undefined
  return isDiagonal ? Math.hypot(width, side) : need[dimension]
}

/** Shapes whose sides are equal. */
const SQUARE: readonly Offer['shape'][] = ['squareTubes', 'equalAngles']

function ofSide(offer: Offer, side: number, width: number | undefined): Finding {
  if (offer.side && width !== undefined && width !== side && SQUARE.includes(offer.shape))
    return { field: 'side', fits: false, reason: 'unequal', size: side, distance: Math.abs(Math.log(side / width)) }
  return inLimits('side', offer, side)
}

/** @param from the lower end of a range that has to be taken whole */
function inLimits(field: Size, offer: Offer, size: number, from = size): Finding {
  const row = offer[field]
  if (!row && field === 'length' && (offer.form === 'foil' || offer.form === 'strip'))
    return { field, fits: false, reason: 'coiled', distance: 1 }
  const limits = row && limitsOf(row.value)
  if (!row || !limits) return { field, fits: false, reason: 'unstated', distance: 1 }
  const missed = [size, from].find((end) => placeIn(limits, end) !== 'within')
  if (missed === undefined) return { field, fits: true, row }
  const place = placeIn(limits, missed)
  const end = place === 'below' ? limits.min : limits.max
  const { unit } = limits
  const value = unit === 'µm' ? Math.round(end * 1e6) / 1000 : end
  return {
    field,
    fits: false,
    reason: place === 'below' ? 'below' : 'above',
    size: missed,
    row,
    nearest: { kind: 'exact', value, unit },
    distance: Math.abs(Math.log(missed / end)),
  }
}

/** A core of a list, as far as inches are rounded to millimetres (3 in are 76 mm), and an outer diameter up to a limit. */
function ofCoil(field: CoilSize, offer: Offer, wanted: number): Finding {
  const row = offer[field]
  if (!row) return { field, fits: false, reason: 'unstated', distance: 1 }
  if (row.value.kind !== 'list') return inLimits(field, offer, wanted)
  const listed = row.value.values.map(Number)
  if (listed.some((size) => Math.abs(size - wanted) <= size * CORE_ROUNDING)) return { field, fits: true, row }
  const byDistance = listed.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  const [nearest = wanted] = byDistance
  const distance = 0.3 + Math.abs(Math.log(wanted / nearest))
  return { field, fits: false, reason: 'unlisted', nearest: { kind: 'exact', value: nearest, unit: 'mm' }, distance }
}

function nearestFirst(one: Answer, other: Answer): number {
  return (
    Number(one.misses > 0) - Number(other.misses > 0) ||
    distanceOf(one) - distanceOf(other) ||
    one.misses - other.misses
  )
}

/** What the product does not take of the need, in the order of its findings. */
export function missesOf({ findings }: Answer): readonly Miss[] {
  return findings.flatMap((finding) => (finding.fits ? [] : [finding]))
}

function distanceOf({ findings }: Answer): number {
  return findings.reduce((sum, finding) => sum + (finding.fits ? 0 : finding.distance), 0)
}

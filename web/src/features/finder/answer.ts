import { type ProductUrl, productUrls } from '#content/catalogue.ts'
import { marketSections } from '#content/market-sections.ts'
import { type Dimension, dimensions, forms, type Offer, offers } from '#content/offers.ts'
import type { SpecificationRow, SpecificationValue } from '#content/specification-table.ts'
import type { Need } from './need.ts'
import { limitsOf, placeIn } from './row-limits.ts'

/** What one row says to one part of a need. */
export type Finding =
  | { field: 'alloy' | 'temper' | Dimension; fits: true; row: SpecificationRow }
  | {
      field: 'alloy' | 'temper' | Dimension
      fits: false
      /** `coiled`: it comes on a reel, not in lengths; `unstated`: no row says, so that a person has to. */
      reason: 'unlisted' | 'below' | 'above' | 'coiled' | 'unstated'
      /** The nearest that the row says yes to. */
      nearest?: SpecificationValue
      /** 0 for a yes; the larger, the farther from one. */
      distance: number
    }

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
/** A product that misses more of a need is no help. */
const MAX_MISSES = 2

/** Whether and how each product meets a need; products of another use are left out. Nothing asked: nothing answered. */
export function answersTo(need: Need): Answers {
  if (Object.keys(need).length === 0) return { yes: [], near: [], others: 0 }
  const asked = offers.filter((offer) => isFor(offer, need.use))
  const best = productUrls.flatMap((product) => {
    const all = asked.filter((offer) => offer.product === product).map((offer) => answerOf(offer, need))
    return all.toSorted(nearestFirst).slice(0, 1)
  })
  const yes = best.filter(({ misses }) => misses === 0)
  const fewest = Math.min(...best.map(({ misses }) => misses).filter((misses) => misses > 0))
  const near = best
    .filter(({ misses }) => misses > 0 && misses <= MAX_MISSES && misses === fewest)
    .toSorted(nearestFirst)
    .slice(0, MAX_NEAR)
  return { yes, near, others: productUrls.length - yes.length - near.length }
}

/** What an offer says to a need. */
export function answerOf(offer: Offer, need: Need): Answer {
  const findings: Finding[] = []
  if (need.alloy) findings.push(inList('alloy', offer.alloys, `EN AW-${need.alloy}`, nearestAlloys))
  if (need.temper) findings.push(inList('temper', offer.tempers, need.temper, nearestTempers))
  for (const dimension of dimensions) {
    const size = need[dimension]
    if (size !== undefined) findings.push(inLimits(dimension, offer, size))
  }
  return {
    offer,
    findings,
    misses: findings.filter(({ fits }) => !fits).length,
    isTypical: findings.some((finding) => finding.fits && finding.row.sample),
  }
}

function isFor({ product, form }: Offer, use: Need['use']): boolean {
  if (!use) return true
  const wanted = forms.find((one) => one === use)
  if (wanted) return form === wanted
  const sections = Object.entries(marketSections).find(([market]) => market === use)?.[1] ?? []
  return sections.some(({ products }) => (products as readonly ProductUrl[]).includes(product))
}

function inList(
  field: 'alloy' | 'temper',
  row: SpecificationRow,
  wanted: string,
  nearestOf: (wanted: string, listed: readonly string[]) => readonly string[],
): Finding {
  const listed = row.value.kind === 'list' ? row.value.values.map(String) : []
  if (listed.includes(wanted)) return { field, fits: true, row }
  const values = nearestOf(wanted, listed)
  if (values.length === 0) return { field, fits: false, reason: 'unlisted', distance: 1 }
  return { field, fits: false, reason: 'unlisted', nearest: { kind: 'list', values }, distance: 0.3 }
}

/** The same alloy with another letter, else those of its series. */
function nearestAlloys(wanted: string, listed: readonly string[]): readonly string[] {
  const [, digits = ' ', series = ' '] = /((\d)\d{3})/.exec(wanted) ?? []
  const sameDigits = listed.filter((alloy) => alloy.includes(digits))
  return sameDigits.length > 0 ? sameDigits : listed.filter((alloy) => alloy.startsWith(`EN AW-${series}`))
}

/** Those of the same kind and hardness (`H14`, `H24`), else of the same kind, else all that there are. */
function nearestTempers(wanted: string, listed: readonly string[]): readonly string[] {
  const sameKind = listed.filter((temper) => temper[0] === wanted[0])
  const asHard = sameKind.filter((temper) => temper.at(-1) === wanted.at(-1))
  return [asHard, sameKind].find((tempers) => tempers.length > 0) ?? listed
}

function inLimits(field: Dimension, offer: Offer, size: number): Finding {
  const row = offer[field]
  if (!row && field === 'length' && (offer.form === 'foil' || offer.form === 'strip'))
    return { field, fits: false, reason: 'coiled', distance: 1 }
  const limits = row && limitsOf(row.value)
  if (!row || !limits) return { field, fits: false, reason: 'unstated', distance: 1 }
  const place = placeIn(limits, size)
  if (place === 'within') return { field, fits: true, row }
  const end = place === 'below' ? limits.min : limits.max
  const { unit } = limits
  const value = unit === 'µm' ? Math.round(end * 1e6) / 1000 : end
  return {
    field,
    fits: false,
    reason: place,
    nearest: { kind: 'exact', value, unit },
    distance: Math.abs(Math.log(size / end)),
  }
}

function nearestFirst(one: Answer, other: Answer): number {
  return one.misses - other.misses || distanceOf(one) - distanceOf(other)
}

function distanceOf({ findings }: Answer): number {
  return findings.reduce((sum, finding) => sum + (finding.fits ? 0 : finding.distance), 0)
}

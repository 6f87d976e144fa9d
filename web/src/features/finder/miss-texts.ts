import type { TFunction } from 'i18next'
import type { Miss } from '#content/needs/answer.ts'
import type { Need } from '#content/needs/need.ts'
import { withSmallInitial } from './sentence-initial.ts'
import type { SizeName, SizeTexts } from './size-texts.ts'

/** More values than these are found in the table. */
const MAX_LISTED = 4
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What is said of one part of a need that a product does not take, in the texts of `tools`. */
export function missTexts(t: TFunction<'tools'>, { format, size, named, written }: SizeTexts, need: Need) {
  /** The width of a profile with another side is judged by the circle around both. */
  const isDiagonal = ({ field, reason, size: missed }: Miss) =>
    field === 'width' && reason === 'above' && missed !== need.width
  const nearestOf = ({ nearest }: Miss) => (nearest ? format(nearest) : '')

  /** Why a row says no: `12 µm is thinner than 20 µm`. */
  function reason(miss: Miss): string {
    const { field, reason, size: missed = 0 } = miss
    if (field === 'alloy') return t('finder.reasons.alloyUnlisted', { alloy: need.alloy })
    if (field === 'temper') return t('finder.reasons.temperUnlisted', { temper: need.temper })
    if (field === 'core' && reason === 'unlisted') return t('finder.reasons.coreUnlisted', { size: size(field) })
    if (reason === 'coiled') return t('finder.reasons.lengthCoiled')
    if (reason === 'unequal') return t('finder.reasons.sideUnequal')
    const end = nearestOf(miss)
    if (field === 'core' || field === 'outer') {
      if (reason !== 'unstated' && field === 'outer') return t('finder.reasons.outerAbove', { size: size(field), end })
      return t(`finder.reasons.${field}Unstated`)
    }
    const asked = written(missed, field)
    if (reason === 'below') return t(`finder.reasons.${field}Below`, { size: asked, end })
    if (isDiagonal(miss)) return t('finder.reasons.diagonalAbove', { size: asked, end })
    if (reason === 'above') return t(`finder.reasons.${field}Above`, { size: asked, end })
    return t(`finder.reasons.${field}Unstated`)
  }

  return {
    reason,
    isDiagonal,
    /** What is asked for and not taken, to stand after a word: `in 5754`, `1900 mm wide`, `on a core of 70 mm`. */
    asked(miss: Miss): string {
      const { field, size: missed } = miss
      if (field === 'alloy') return t('finder.asked.alloy', { alloy: need.alloy })
      if (field === 'temper') return t('finder.asked.temper', { temper: need.temper })
      if (field === 'core' || field === 'outer') return t(`finder.asked.${field}`, { size: size(field) })
      if (isDiagonal(miss)) return [named('width'), named('side')].join(', ')
      return named(field, missed === undefined ? size(field) : written(missed, field))
    },
    /** The nearest yes: `20 µm`, `EN AW-5005, EN AW-5049`. */
    nearest: ({ nearest }: Miss) => nearest && format(nearest),
    /** Where a row ends: `1500 mm wide`, `an outer diameter of 1300 mm`. */
    end(miss: Miss): string {
      const { field } = miss
      if (field === 'alloy' || field === 'temper' || field === 'core') return ''
      if (field === 'outer') return t('finder.why.outer', { size: nearestOf(miss) })
      return named(field, nearestOf(miss))
    },
    /** What the product has instead: `400 mm narrower`, `in 5005 or 5049`. */
    difference(miss: Miss): string {
      const { field, reason: why, nearest, size: missed = 0 } = miss
      if (why === 'unstated' || why === 'coiled' || why === 'unequal') return withSmallInitial(reason(miss))
      if (field === 'alloy' || field === 'temper') {
        if (nearest?.kind !== 'list' || nearest.values.length > MAX_LISTED) return t(`finder.differences.${field}Other`)
        const values = OR.format(nearest.values.map((value) => String(value).replace('EN AW-', '')))
        return t(`finder.differences.${field}`, { values })
      }
      if (field === 'core' || why === 'unlisted') return t('finder.differences.core', { size: nearestOf(miss) })
      const by = written(Math.abs(missed - millimetresOf(nearest)), field)
      if (isDiagonal(miss)) return t('finder.differences.diagonal', { by })
      return t(`finder.differences.${nameOf(field, why)}`, { by })
    },
  }
}

function millimetresOf(nearest: Miss['nearest']): number {
  if (nearest?.kind !== 'exact') return 0
  return nearest.unit === 'µm' ? nearest.value / 1000 : nearest.value
}

const nameOf = <Field extends Exclude<SizeName, 'core'>>(field: Field, reason: 'below' | 'above') =>
  `${field}${reason === 'below' ? 'Below' : 'Above'}` as const

import type { TFunction } from 'i18next'
import type { Answers, Finding } from '#content/needs/answer.ts'
import { type CoilSize, coilSizes, type Need } from '#content/needs/need.ts'
import { type Dimension, dimensions, isDimension, type Offer } from '#content/offers.ts'
import type { SpecificationRow, SpecificationValue } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import type { UseNames } from './use-names.ts'

/** Thinner metal is given in microns. */
const MIN_MM = 0.2

/** Translations of `tools` and `specs`, and what each use is called. */
export interface AnswerTranslations {
  t: TFunction<'tools'>
  specs: TFunction<'specs'>
  useNames: UseNames
}

/** What the answers say, in the texts of `tools` and the units of a system. */
export function answerTexts({ t, specs, useNames }: AnswerTranslations, need: Need, system: UnitSystem) {
  const format = (value: SpecificationValue) => formatSpecification(value, specs, system)
  const size = (name: SizeName) => format(sizeIn(need, name))
  const known = <Name extends Dimension | CoilSize>(names: readonly Name[]) =>
    names.filter((name) => need[name] !== undefined)
  const ofCoil = known(coilSizes).map((name) => t(`finder.coilSizes.${name}`, { size: size(name) }))
  const use = need.use?.map((one) => useNames[one]).reduce((one, other) => t('finder.anyOf', { one, other }))
  /** The need in one line, its sizes as given. */
  const line = (sizes: readonly string[]) =>
    [need.alloy, need.temper, ...sizes, ...ofCoil, use].filter(Boolean).join(', ')
  const named = (name: Dimension) => t(`finder.named.${name}`, { size: size(name) })
  const ofSide = need.side === undefined ? [] : [t('finder.named.side', { size: size('side') })]
  return {
    /** `8011A, O, 12 µm, 1250 mm`, `6060, T66, 6500 mm long` */
    need: line([
      ...known(dimensions).map((name) => (name === 'length' && need.width === undefined ? named(name) : size(name))),
      ...ofSide,
    ]),
    /** `0.5 mm thick, 1200 mm wide` */
    named: line([...known(dimensions).map(named), ...ofSide]),
    /** What was understood, part by part: `Alloy 8011A`, `Temper O`, `Thickness 12 µm`. */
    parts: [
      need.alloy && t('finder.rows.alloy', { alloy: need.alloy }),
      need.temper && t('finder.rows.temper', { temper: need.temper }),
      ...([...dimensions, 'side', ...coilSizes] as const).map(
        (name) => need[name] !== undefined && t(`finder.rows.${name}`, { range: size(name) }),
      ),
      use,
    ].flatMap((part) => (part ? [capitalized(part)] : [])),
    /** A size as asked for: `12 µm`. */
    size,
    millimetres: (name: SizeName) => need[name] ?? 0,
    /** What a row allows: `9 to 30 µm`. */
    range: (row: SpecificationRow) => format(row.value),
    /** The rows that say yes: `Alloy 8011A, temper O, thickness 9 to 30 µm`. */
    rows(findings: readonly Finding[]): string {
      const parts = findings.flatMap((finding) => {
        if (!finding.fits) return []
        const { field, row } = finding
        if (field === 'alloy') return t('finder.rows.alloy', { alloy: need.alloy })
        if (field === 'temper') return t('finder.rows.temper', { temper: need.temper })
        return t(`finder.rows.${field}`, { range: format(row.value) })
      })
      return capitalized(parts.join(', '))
    },
    /** Why a row says no: `12 µm is thinner than 20 µm`. */
    reason(finding: Extract<Finding, { fits: false }>): string {
      const { field, reason, nearest, size: missed = 0 } = finding
      if (field === 'alloy') return t('finder.reasons.alloyUnlisted', { alloy: need.alloy })
      if (field === 'temper') return t('finder.reasons.temperUnlisted', { temper: need.temper })
      if (field === 'core' && reason === 'unlisted') return t('finder.reasons.coreUnlisted', { size: size(field) })
      if (reason === 'coiled') return t('finder.reasons.lengthCoiled')
      if (reason === 'unequal') return t('finder.reasons.sideUnequal')
      const end = nearest ? format(nearest) : ''
      if (field === 'core' || field === 'outer') {
        if (reason !== 'unstated' && field === 'outer')
          return t('finder.reasons.outerAbove', { size: size(field), end })
        return t(`finder.reasons.${field}Unstated`)
      }
      const asked = format(exactly(missed, field))
      if (reason === 'below') return t(`finder.reasons.${field}Below`, { size: asked, end })
      if (reason === 'above' && field === 'width' && missed !== need.width)
        return t('finder.reasons.diagonalAbove', { size: asked, end })
      if (reason === 'above') return t(`finder.reasons.${field}Above`, { size: asked, end })
      return t(`finder.reasons.${field}Unstated`)
    },
    /** The nearest yes: `20 µm`, `EN AW-5005, EN AW-5049`. */
    nearest: ({ nearest }: Extract<Finding, { fits: false }>) => nearest && format(nearest),
    /** Which of the product's offers is meant: `Smooth-wall containers`. */
    offer: ({ title, shape }: Offer) => (shape ? specs(`labels.${shape}`) : specs(`titles.${title}`)),
  }
}

/** Yes or no in a sentence, which never speaks for what is left out. @param need as it was understood */
export function summaryOf({ yes }: Answers, need: string, unknown: readonly string[], t: TFunction<'tools'>): string {
  const count = yes.length
  const words = unknown.join(', ')
  if (words === '') return count > 0 ? t('finder.yes', { count, need }) : t('finder.no', { need })
  return count > 0 ? t('finder.yesWithout', { count, need, words }) : t('finder.noWithout', { need, words })
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type SizeName = Dimension | CoilSize | 'side'

function exactly(millimetres: number, name: SizeName): SpecificationValue {
  const { unit, inUnit } = unitFor(millimetres, name)
  return { kind: 'exact', value: inUnit(millimetres), unit }
}

/** A size of a need, or the range of it that is asked for. */
function sizeIn(need: Need, name: SizeName): SpecificationValue {
  const size = need[name] ?? 0
  const from = isDimension(name) ? need.from?.[name] : undefined
  if (from === undefined) return exactly(size, name)
  const { unit, inUnit } = unitFor(size, name)
  return { kind: 'range', min: inUnit(from), max: inUnit(size), unit }
}

function unitFor(millimetres: number, name: SizeName) {
  const isThin = name === 'thickness' && millimetres < MIN_MM
  const inUnit = (size: number) => Number((isThin ? size * 1000 : size).toPrecision(6))
  return { unit: isThin ? 'µm' : 'mm', inUnit } as const
}

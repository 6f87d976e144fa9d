import { useTranslation } from 'react-i18next'
import type { Dimension, Offer } from '#content/offers.ts'
import type { SpecificationValue } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import type { Finding } from './answer.ts'
import type { Need } from './need.ts'
import { useUseNames } from './use-use-names.ts'

/** Thinner metal is given in microns. */
const MIN_MM = 0.2

/** What the answers say, in the texts of `tools` and the units of a system. */
export function useAnswerTexts(need: Need, system: UnitSystem) {
  const { t } = useTranslation('tools')
  const { t: specs } = useTranslation('specs')
  const useNames = useUseNames()
  const format = (value: SpecificationValue) => formatSpecification(value, specs, system)
  const size = (dimension: Dimension) => format(exactly(need[dimension] ?? 0, dimension))
  const asked = (['thickness', 'width', 'length'] as const).filter((dimension) => need[dimension] !== undefined)
  const use = need.use && useNames[need.use]
  return {
    /** The need in one line: `8011A, O, 12 µm, 1250 mm`. */
    need: [need.alloy, need.temper, ...asked.map(size), use].filter(Boolean).join(', '),
    /** The rows that say yes: `Alloy 8011A, temper O, thickness 9 to 30 µm`. */
    rows(findings: readonly Finding[]): string {
      const parts = findings.flatMap((finding) => {
        if (!finding.fits) return []
        const { field, row } = finding
        if (field === 'alloy') return t('finder.rows.alloy', { alloy: need.alloy })
        if (field === 'temper') return t('finder.rows.temper', { temper: need.temper })
        return t(`finder.rows.${field}`, { range: format(row.value) })
      })
      const line = parts.join(', ')
      return line.charAt(0).toUpperCase() + line.slice(1)
    },
    /** Why a row says no: `12 µm is thinner than 20 µm`. */
    reason(finding: Extract<Finding, { fits: false }>): string {
      const { field, reason, nearest } = finding
      if (field === 'alloy') return t('finder.reasons.alloyUnlisted', { alloy: need.alloy })
      if (field === 'temper') return t('finder.reasons.temperUnlisted', { temper: need.temper })
      if (reason === 'coiled') return t('finder.reasons.lengthCoiled')
      const end = nearest ? format(nearest) : ''
      if (reason === 'below') return t(`finder.reasons.${field}Below`, { size: size(field), end })
      if (reason === 'above') return t(`finder.reasons.${field}Above`, { size: size(field), end })
      return t(`finder.reasons.${field}Unstated`)
    },
    /** The nearest yes: `20 µm`, `EN AW-5005, EN AW-5049`. */
    nearest: ({ nearest }: Extract<Finding, { fits: false }>) => nearest && format(nearest),
    /** Which of the product's offers is meant: `Smooth-wall containers`. */
    offer: ({ title, shape }: Offer) => (shape ? specs(`labels.${shape}`) : specs(`titles.${title}`)),
  }
}

function exactly(millimetres: number, dimension: Dimension): SpecificationValue {
  const isThin = dimension === 'thickness' && millimetres < MIN_MM
  const value = Number((isThin ? millimetres * 1000 : millimetres).toPrecision(6))
  return { kind: 'exact', value, unit: isThin ? 'µm' : 'mm' }
}

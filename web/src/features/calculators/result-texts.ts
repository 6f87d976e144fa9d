import type { TFunction } from 'i18next'
import { formatSpecification } from '#content/specification-values.ts'
import { formatNumber } from '#lib/format.ts'
import type { Kind } from './calculator-kinds.ts'
import type { Limit } from './limits.ts'
import type { ResultName } from './result.ts'

/** What is counted, and so never rounded up. */
const COUNTED: readonly ResultName[] = ['pieces', 'turns']

/** Decimals below 10 and below 1000; whole numbers from there on. */
function rounded(value: number): string {
  if (value < 10) return formatNumber(value, 3)
  return formatNumber(value, value < 1000 ? 1 : 0)
}

/** A result without its unit: `5.400`. */
export function resultText([name, value]: readonly [ResultName, number]): string {
  return COUNTED.includes(name) ? formatNumber(Math.floor(value), 0) : rounded(value)
}

/** The row that states a limit: `Reels, Width: 200 to 1500 mm`. */
export function limitSource(limit: Limit, specs: TFunction<'specs'>): string {
  return `${specs(`titles.${limit.title}`)}, ${specs(`labels.${limit.label}`)}: ${formatSpecification(limit.value, specs)}`
}

/** What is said of a result that goes over a limit. */
export function limitWarning({ label, measured }: Limit, t: TFunction<'tools'>): string {
  return t(label === 'width' ? 'calculators.over.ofProduct' : `calculators.over.${measured}`)
}

/** What a result leaves out. */
export function nominalText(kind: Kind, t: TFunction<'tools'>): string {
  return t(kind === 'coil' ? 'calculators.nominal.coil' : 'calculators.nominal.piece')
}

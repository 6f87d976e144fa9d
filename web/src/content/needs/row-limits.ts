import type { SpecificationValue, Unit } from '#content/specification-table.ts'
import { inSystem } from '#content/unit-systems.ts'

/** The ends of a row in millimetres; 0 and infinity where it has none. */
export interface Limits {
  min: number
  max: number
  /** Of the row. */
  unit: Unit
}

/** What a row allows; `undefined` for a row without a length. */
export function limitsOf(value: SpecificationValue): Limits | undefined {
  if (!('unit' in value) || !value.unit) return undefined
  const { unit } = value
  if (unit !== 'mm' && unit !== 'µm') return undefined
  const inMm = (size: number) => (unit === 'µm' ? size / 1000 : size)
  if (value.kind === 'range') return { min: inMm(value.min), max: inMm(value.max), unit }
  if (value.kind === 'upTo') return { min: 0, max: inMm(value.max), unit }
  if (value.kind === 'from') return { min: inMm(value.min), max: Number.POSITIVE_INFINITY, unit }
  return undefined
}

/**
 * Whether a size, in millimetres, is below the limits, above them, or within. An end counts as far as the tables round it in
 * inches, so that a visitor who reads 0.0157 in there and types it gets the answer of 0.4 mm.
 */
export function placeIn({ min, max, unit }: Limits, size: number): 'below' | 'above' | 'within' {
  if (size < min - roundingOf(min, unit)) return 'below'
  if (Number.isFinite(max) && size > max + roundingOf(max, unit)) return 'above'
  return 'within'
}

/** Half of the last digit that the tables give of a size in the imperial system, in millimetres. */
function roundingOf(size: number, unit: Unit): number {
  const perUnit = unit === 'µm' ? 1000 : 1
  const { value, decimals = 0 } = inSystem(size * perUnit, unit, 'imperial')
  return value === 0 ? 0 : ((0.5 * 10 ** -decimals) / value) * size * (1 + 1e-9)
}

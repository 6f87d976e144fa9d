import type { TFunction } from 'i18next'
import { decimalsOf, formatNumber } from '#lib/format.ts'
import type { SpecificationValue, Unit } from './specification-table.ts'
import { inFeet, inSystem, isInFeet, type UnitSystem } from './unit-systems.ts'

const SPACE = '\u00a0'

/** Units whose numbers are always given with these decimals: 9.0 kg/m. */
const DECIMALS: Partial<Record<Unit, number>> = { 'kg/m': 1 }

/**
 * A value as a table shows it, in the translations of `specs`: `0.4 to 4.0 mm`, `up to 9.0 kg/m`, `76, 152 mm`; in the imperial
 * system `0.0157 to 0.1575 in`, `up to 37 ft 8.76 in`, `up to 6.05 lb/ft`.
 */
export function formatSpecification(
  value: SpecificationValue,
  t: TFunction<'specs'>,
  system: UnitSystem = 'metric',
): string {
  const metric = 'unit' in value ? value.unit : undefined
  const shown = metric && inSystem(0, metric, system).unit
  const isLong = shown === 'in' && metric && isInFeet(numbersOf(value).map((n) => inSystem(n, metric, system).value))
  const unit = shown && !isLong ? t(`units.${shown}`) : ''
  const number = (n: number, shared?: number) => {
    if (!metric) return formatNumber(n)
    const converted = inSystem(n, metric, system)
    if (isLong) return feetAndInches(converted.value, t)
    return formatNumber(converted.value, converted.decimals ?? shared ?? DECIMALS[metric])
  }
  const sides = (all: readonly number[]) => all.map((side) => number(side)).join(`${SPACE}×${SPACE}`)

  switch (value.kind) {
    case 'range': {
      const shared =
        metric && DECIMALS[metric] === undefined ? Math.max(decimalsOf(value.min), decimalsOf(value.max)) : undefined
      return t('formats.range', { min: number(value.min, shared), max: number(value.max, shared), unit }).trim()
    }
    case 'upTo':
      return t('formats.upTo', { max: number(value.max), unit }).trim()
    case 'from':
      return t('formats.from', { min: number(value.min), unit }).trim()
    case 'over':
      return t('formats.over', { over: number(value.value), unit }).trim()
    case 'about':
      return t('formats.about', { approx: number(value.value), unit }).trim()
    case 'tolerance':
      return t('formats.tolerance', { plusMinus: number(value.value) })
    case 'exact':
      return t('formats.exact', { value: number(value.value), unit }).trim()
    case 'list': {
      const values = value.values.map((item) => (typeof item === 'number' ? number(item) : item)).join(', ')
      return t('formats.exact', { value: values, unit }).trim()
    }
    case 'size':
      return t('formats.exact', { value: sides(value.sides), unit }).trim()
    case 'sizes':
      return t('formats.range', { min: sides(value.smallest), max: sides(value.largest), unit }).trim()
    case 'word':
      return t(`values.${value.word}`)
  }
}

/** `37 ft 8.76 in`, `1 ft`; below a foot `7.69 in`. */
function feetAndInches(length: number, t: TFunction<'specs'>): string {
  const { feet, inches } = inFeet(length)
  const parts = [
    feet > 0 && `${formatNumber(feet)}${SPACE}${t('units.ft')}`,
    (inches > 0 || feet === 0) && `${formatNumber(inches)}${SPACE}${t('units.in')}`,
  ]
  return parts.filter((part) => part !== false).join(SPACE)
}

/** All numbers of a value. */
function numbersOf(value: SpecificationValue): readonly number[] {
  switch (value.kind) {
    case 'range':
      return [value.min, value.max]
    case 'upTo':
      return [value.max]
    case 'from':
      return [value.min]
    case 'list':
      return value.values.filter((item) => typeof item === 'number')
    case 'size':
      return value.sides
    case 'sizes':
      return [...value.smallest, ...value.largest]
    case 'word':
      return []
    default:
      return [value.value]
  }
}

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
  const { unit, number, ends } = writingOf(value, t, system)
  const sides = (all: readonly number[]) => all.map((side) => number(side)).join(`${SPACE}×${SPACE}`)

  switch (value.kind) {
    case 'range': {
      const [min, max] = ends(value)
      return t('formats.range', { min, max, unit }).trim()
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

/** A value to be set large: the number, and the unit beside it. */
interface Figure {
  number: string
  unit: string
  /** It is a largest value, which its label has to say. */
  isLimit: boolean
}

/** The mark that alloys of a list share, which their label has to say: `EN AW-8006`. */
const ALLOY = /^EN AW-/

/** A value as a figure: `35–200` and `µm`, `9.0` and `kg/m`, `O · H22`; alloys by their numbers only, `3003 · 8006`. */
export function formatFigure(value: SpecificationValue, t: TFunction<'specs'>, system: UnitSystem = 'metric'): Figure {
  const { unit, number, ends } = writingOf(value, t, system)
  switch (value.kind) {
    case 'range':
      return { number: ends(value).join('–'), unit, isLimit: false }
    case 'upTo':
      return { number: number(value.max), unit, isLimit: true }
    case 'list': {
      const items = value.values.map((item) => (typeof item === 'number' ? number(item) : item.replace(ALLOY, '')))
      return { number: items.join(' · '), unit, isLimit: false }
    }
    default:
      return { number: formatSpecification(value, t, system), unit: '', isLimit: false }
  }
}

/** How the numbers of a value are written, all in one unit. */
function writingOf(value: SpecificationValue, t: TFunction<'specs'>, system: UnitSystem) {
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
  /** Both ends of a range, with as many decimals. */
  const ends = ({ min, max }: { min: number; max: number }) => {
    const shared = metric && DECIMALS[metric] === undefined ? Math.max(decimalsOf(min), decimalsOf(max)) : undefined
    return [number(min, shared), number(max, shared)] as const
  }
  return { unit, number, ends }
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

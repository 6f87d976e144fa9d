import type { TFunction } from 'i18next'
import { type CoilSize, coilSizes, type Need } from '#content/needs/need.ts'
import { type Dimension, dimensions, isDimension } from '#content/offers.ts'
import type { SpecificationValue } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { UnitSystem } from '#content/unit-systems.ts'

/** Thinner metal is given in microns. */
const MIN_MM = 0.2

export type SizeName = Dimension | CoilSize | 'side'
export type SizeTexts = ReturnType<typeof sizeTexts>

/** How a need and its sizes are written, in the texts of `tools` and the units of a system. */
export function sizeTexts(t: TFunction<'tools'>, specs: TFunction<'specs'>, need: Need, system: UnitSystem) {
  const format = (value: SpecificationValue) => formatSpecification(value, specs, system)
  const size = (name: SizeName) => format(sizeIn(need, name))
  const named = (name: Dimension | 'side', text = size(name)) => t(`finder.named.${name}`, { size: text })
  const ofCoil = (of: Need) => known(of, coilSizes).map((name) => t(`finder.coilSizes.${name}`, { size: size(name) }))
  return {
    format,
    /** A size as asked for: `12 µm`. */
    size,
    /** `12 µm thick`; another size than what is asked for is given as its text. */
    named,
    /** `core 76 mm` */
    ofCoil,
    /** A size that is not of the need, in millimetres: `0.4 mm`. */
    written: (millimetres: number, name: SizeName) => format(exactly(millimetres, name)),
    /** What part of the need says of metal: `of 8011A, O, 1250 mm wide`, `12 µm thick`. */
    described(of: Need): string {
      const sizes = known(of, [...dimensions, 'side'] as const).map((name) => named(name))
      const coils = known(of, coilSizes).map((name) => t(`finder.asked.${name}`, { size: size(name) }))
      const parts = [of.alloy, of.temper, ...sizes, ...coils].filter(Boolean).join(', ')
      return of.alloy || of.temper ? t('finder.of', { parts }) : parts
    },
  }
}

/** The sizes that a need has. */
export const known = <Name extends SizeName>(need: Need, names: readonly Name[]) =>
  names.filter((name) => need[name] !== undefined)

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

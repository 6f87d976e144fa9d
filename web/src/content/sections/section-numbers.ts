import type { DrawingCode } from '#content/picture-codes.ts'
import type { Unit } from '#content/specification-table.ts'
import { inSystem, type UnitSystem } from '#content/unit-systems.ts'
import { formatNumber } from '#lib/format.ts'
import type { SectionMeasures } from './measure.ts'
import measures from './measures.json' with { type: 'json' }

/** The numbers of the drawn profiles, computed from their outlines by `measure`; a test compares both. */
export const sectionMeasures: Readonly<Record<DrawingCode, SectionMeasures>> = measures

export type SectionNumber = 'weight' | 'area' | 'width' | 'height' | 'circle' | 'perimeter' | 'ix' | 'iy'

/** What a table shows of a section: `2.362`, in `kg/m`. */
export interface ShownNumber {
  name: SectionNumber
  text: string
  unit: Unit
}

/** Mm⁴ in a cm⁴. */
const MM4_PER_CM4 = 1e4

/** The numbers of a section in their order, rounded: weight to 0.001, so that it is right within 0.1 %. */
export function sectionNumbers(code: DrawingCode, system: UnitSystem): ShownNumber[] {
  const { area, kgPerMetre, width, height, circle, profile } = sectionMeasures[code]
  const shown = (name: SectionNumber, value: number, unit: Unit, metric: number, imperial: number): ShownNumber => {
    const converted = inSystem(value, unit, system)
    return { name, text: formatNumber(converted.value, system === 'metric' ? metric : imperial), unit: converted.unit }
  }
  return [
    shown('weight', kgPerMetre, 'kg/m', 3, 3),
    shown('area', area, 'mm²', 1, 3),
    shown('width', width, 'mm', 1, 3),
    shown('height', height, 'mm', 1, 3),
    shown('circle', circle, 'mm', 1, 3),
    ...(profile
      ? [
          shown('perimeter', profile.perimeter, 'mm', 0, 2),
          shown('ix', profile.ix / MM4_PER_CM4, 'cm⁴', 2, 4),
          shown('iy', profile.iy / MM4_PER_CM4, 'cm⁴', 2, 4),
        ]
      : []),
  ]
}

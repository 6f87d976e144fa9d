import type { UnitSystem } from './unit-systems.ts'

const MM_PER_INCH = 25.4

/** How many millimetres one of each unit is, as it may be typed. */
const UNITS: readonly (readonly [names: readonly string[], millimetres: number])[] = [
  [['mm'], 1],
  [['cm'], 10],
  [['m'], 1000],
  [['µm', 'μm', 'um', 'my', 'micron', 'microns'], 0.001],
  [['in', 'inch', 'inches', '"', '″'], MM_PER_INCH],
  [['ft', 'feet'], 12 * MM_PER_INCH],
  [['mil', 'mils', 'thou'], MM_PER_INCH / 1000],
]
/** Below so many millimetres a unit is one of thicknesses. */
const MAX_SMALL_UNIT = 0.1
const SIZE = /^(\d{1,9}(?:[.,]\d{1,15})?|[.,]\d{1,15})\s?(\p{L}{1,7}|["″])?$/u

export interface Size {
  millimetres: number
  /** Its unit is one that only thicknesses are given in. */
  isThickness: boolean
}

/** A size with or without a unit: `0.012`, `0,012 mm`, `12 µm`, `4 ft`; without one in millimetres or inches. `undefined` for anything else. */
export function parseSize(text: string, system: UnitSystem): Size | undefined {
  const [, digits = '', name = system === 'imperial' ? 'in' : 'mm'] = SIZE.exec(text.trim()) ?? []
  const factor = UNITS.find(([names]) => names.includes(name.toLowerCase()))?.[1]
  const value = Number(digits.replace(',', '.'))
  if (digits === '' || !factor || !(value > 0)) return undefined
  return { millimetres: Number((value * factor).toPrecision(12)), isThickness: factor < MAX_SMALL_UNIT }
}

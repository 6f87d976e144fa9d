import { parseDecimal } from '#lib/parse-decimal.ts'
import type { UnitSystem } from './unit-systems.ts'

const MM_PER_INCH = 25.4

/** How many millimetres one of each unit is, as it may be typed in English, German, Italian, Polish or Bulgarian. */
const UNITS: readonly (readonly [names: readonly string[], millimetres: number])[] = [
  [['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters', 'мм'], 1],
  [['cm', 'см'], 10],
  [['m', 'metre', 'metres', 'meter', 'meters', 'м'], 1000],
  [
    // `µ` and `μ` are two letters that look alike.
    [
      'µm',
      'μm',
      'um',
      'µ',
      'μ',
      'my',
      'mu',
      'mic',
      'mics',
      'micron',
      'microns',
      'micrometre',
      'micrometres',
      'micrometer',
      'micrometers',
      'mikron',
      'mikrony',
      'micrometri',
      'мкм',
      'микрон',
      'микрона',
    ],
    0.001,
  ],
  [['in', 'inch', 'inches', '"', '″', '”'], MM_PER_INCH],
  [['ft', 'feet', 'foot'], 12 * MM_PER_INCH],
  [['mil', 'mils', 'thou'], MM_PER_INCH / 1000],
]
/** Names of all units of length, in small letters. */
export const lengthUnits: readonly string[] = UNITS.flatMap(([names]) => names)
/** Below so many millimetres a unit is one of thicknesses. */
const MAX_SMALL_UNIT = 0.1
const SIZE = /^([\d.,\s]+?)\s?(\p{L}{1,12}|["″”])?$/u

/** How many millimetres one of a unit is, by its name in small letters; `undefined` for what is no unit of length. */
export function millimetresOf(unit: string): number | undefined {
  return UNITS.find(([names]) => names.includes(unit))?.[1]
}

export interface Size {
  millimetres: number
  /** Its unit is one that only thicknesses are given in. */
  isThickness: boolean
}

/** A size with or without a unit: `0.012`, `0,012 mm`, `12 µm`, `4 ft`; without one in millimetres or inches. `undefined` for anything else. */
export function parseSize(text: string, system: UnitSystem): Size | undefined {
  const [, digits = '', name = system === 'imperial' ? 'in' : 'mm'] = SIZE.exec(text.trim()) ?? []
  const factor = millimetresOf(name.toLowerCase())
  const value = parseDecimal(digits)
  if (!factor || !value || value >= 1e9) return undefined
  return { millimetres: Number((value * factor).toPrecision(12)), isThickness: factor < MAX_SMALL_UNIT }
}

import type { SpecificationValue, Unit } from './specification-table.ts'

/** The numbers of a value, in the words that schema.org has for them. */
export interface SpecificationNumbers {
  minValue?: number
  maxValue?: number
  value?: number
  values?: readonly (number | string)[]
  /** As the tables write it. */
  unitText?: Unit
  /** UN/CEFACT Recommendation 20; left out for units that it has no code for. */
  unitCode?: string
}

const UNIT_CODES: Partial<Record<Unit, string>> = {
  mm: 'MMT',
  µm: '4H',
  inch: 'INH',
  kg: 'KGM',
  'kg/m': 'KL',
  'mg/m²': 'GO',
  MPa: 'MPA',
}

/**
 * What a program compares of a value. A figure that is about, beyond another or without a unit has no exact number, and words
 * and formats have none at all: of those nothing but the unit is said.
 */
export function specificationNumbers(value: SpecificationValue): SpecificationNumbers {
  const unit = 'unit' in value ? value.unit : undefined
  const code = unit && UNIT_CODES[unit]
  return { ...numbersOf(value), ...(unit && { unitText: unit }), ...(code && { unitCode: code }) }
}

function numbersOf(value: SpecificationValue): SpecificationNumbers {
  switch (value.kind) {
    case 'range':
      return { minValue: value.min, maxValue: value.max }
    case 'upTo':
      return { maxValue: value.max }
    case 'from':
      return { minValue: value.min }
    case 'exact':
      return { value: value.value }
    case 'list':
      return { values: value.values }
    default:
      return {}
  }
}

import type { Unit } from './specification-table.ts'

export const unitSystems = ['metric', 'imperial'] as const
export type UnitSystem = (typeof unitSystems)[number]

interface Conversion {
  unit: Unit
  /** How many of the metric unit one of the other is. */
  size: number
  /** Decimals of a converted number. */
  decimals: (converted: number) => number
}

const MM_PER_INCH = 25.4
const KG_PER_POUND = 0.45359237
const FEET_PER_METRE = 0.3048

/**
 * Rounding, half away from zero: inches to 4 decimals below 1, to 3 below 10, to 2 from there on; those of a foil's
 * thickness to 5. Pounds to one decimal below 100 and whole from there on; pounds per foot to 2 decimals.
 */
const conversions: Partial<Record<Unit, Conversion>> = {
  mm: { unit: 'in', size: MM_PER_INCH, decimals: (inches) => (inches < 1 ? 4 : inches < 10 ? 3 : 2) },
  µm: { unit: 'in', size: MM_PER_INCH * 1000, decimals: () => 5 },
  kg: { unit: 'lb', size: KG_PER_POUND, decimals: (pounds) => (pounds < 100 ? 1 : 0) },
  'kg/m': { unit: 'lb/ft', size: KG_PER_POUND / FEET_PER_METRE, decimals: () => 2 },
}

/** A number of a metric unit in the units of a system, with its decimals; those without a counterpart stay as they are. */
export function inSystem(value: number, unit: Unit, system: UnitSystem) {
  const conversion = system === 'imperial' ? conversions[unit] : undefined
  if (!conversion) return { value, unit, decimals: undefined }
  const converted = value / conversion.size
  return { value: converted, unit: conversion.unit, decimals: conversion.decimals(converted) }
}

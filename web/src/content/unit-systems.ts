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
const METRES_PER_FOOT = 0.3048
const MPA_PER_KSI = 6.894757

/**
 * Rounding, half away from zero: inches to 4 decimals below 1, to 3 below 10, to 2 from there on; thousandths
 * of an inch (mil) to 2. Pounds to one decimal below 100 and whole from there on; pounds per foot to 2 decimals, ksi to 1; square
 * inches to 3, their squares to 4.
 */
const conversions: Partial<Record<Unit, Conversion>> = {
  mm: { unit: 'in', size: MM_PER_INCH, decimals: (inches) => (inches < 1 ? 4 : inches < 10 ? 3 : 2) },
  µm: { unit: 'mil', size: MM_PER_INCH, decimals: () => 2 },
  kg: { unit: 'lb', size: KG_PER_POUND, decimals: (pounds) => (pounds < 100 ? 1 : 0) },
  'kg/m': { unit: 'lb/ft', size: KG_PER_POUND / METRES_PER_FOOT, decimals: () => 2 },
  'mm²': { unit: 'in²', size: MM_PER_INCH ** 2, decimals: () => 3 },
  'cm⁴': { unit: 'in⁴', size: (MM_PER_INCH / 10) ** 4, decimals: () => 4 },
  MPa: { unit: 'ksi', size: MPA_PER_KSI, decimals: () => 1 },
}

/** A number of a metric unit in the units of a system, with its decimals; those without a counterpart stay as they are. */
export function inSystem(value: number, unit: Unit, system: UnitSystem) {
  const conversion = system === 'imperial' ? conversions[unit] : undefined
  if (!conversion) return { value, unit, decimals: undefined }
  const converted = value / conversion.size
  return { value: converted, unit: conversion.unit, decimals: conversion.decimals(converted) }
}

const INCHES_PER_FOOT = 12
/** From so many inches on lengths are given in feet and inches. */
const MIN_INCHES_IN_FEET = 120

/** Whether the inches of a value are given in feet and inches: when the largest of them is ten feet or more. */
export function isInFeet(inches: readonly number[]): boolean {
  return Math.max(...inches) >= MIN_INCHES_IN_FEET
}

/** Inches, to 2 decimals, as whole feet and the inches that remain. */
export function inFeet(inches: number): { feet: number; inches: number } {
  const hundredths = Math.round(inches * 100)
  const feet = Math.floor(hundredths / (INCHES_PER_FOOT * 100))
  return { feet, inches: (hundredths - feet * INCHES_PER_FOOT * 100) / 100 }
}

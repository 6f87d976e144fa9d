import { expect, test } from 'vitest'
import { readCalculation } from './calculator-search.ts'
import { productsFor, wishOf } from './wish.ts'

const wishFor = (search: Record<string, unknown>) => wishOf(readCalculation(search))

test('a coil is asked for by weight, or by its length when that is known', () => {
  const coil = { kind: 'coil', thickness: 0.5, width: 1250, core: 500 }
  expect(wishFor({ ...coil, known: 'weight', weight: 5000 })).toEqual({
    thickness: 0.5,
    width: 1250,
    quantity: { value: 5000, unit: 'kg' },
  })
  expect(wishFor({ ...coil, known: 'metres', metres: 3000 })?.quantity).toEqual({ value: 3000, unit: 'm' })
})

test('sheets and profiles are asked for by piece, and nothing without a result', () => {
  const sheet = { kind: 'sheet', thickness: 1, width: 1000, length: 2000, pack: 2500 }
  expect(wishFor(sheet)).toEqual({ thickness: 1, width: 1000, length: 2000, quantity: { value: 462, unit: 'pcs' } })
  const profile = { kind: 'profile', perMetre: 2.36, length: 6000, pack: 1000 }
  expect(wishFor(profile)).toEqual({ length: 6000, quantity: { value: 70, unit: 'pcs' } })
  expect(wishFor({ ...sheet, width: 'wide' })).toBeUndefined()
})

test('asked of are the products of the form whose tables take it, the one of the address first', () => {
  const foil = { thickness: 0.012, width: 450 }
  expect(productsFor('coil', foil, undefined)).toContain('household-foil')
  expect(productsFor('coil', foil, undefined)).not.toContain('container-foil')
  expect(productsFor('coil', { thickness: 0.1, width: 450 }, 'technical-foil')[0]).toBe('technical-foil')
  expect(productsFor('coil', { thickness: 0.5, width: 9000 }, 'household-foil')).toEqual([])
  expect(productsFor('profile', { length: 6000 }, 'industrial-profiles')[0]).toBe('industrial-profiles')
})

import type { RenderCode } from './picture-codes.ts'

/** The pictures that the page for the press offers, in its order. */
export const pressCodes = [
  'hero-plant',
  'hero-hall',
  'hero-casting',
  'hero-coils',
  'product-household-foil',
  'hero-sections',
] as const satisfies readonly RenderCode[]

/** The colours in which the logo is offered. */
export const logoColours = [
  { id: 'blue', hex: '#004785' },
  { id: 'black', hex: '#141b22' },
  { id: 'white', hex: '#ffffff' },
] as const

/** The address of a file for the press: `/press/hero-hall.jpg`. */
export function pressFile(name: string): `/press/${string}` {
  return `/press/${name}`
}

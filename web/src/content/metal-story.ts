import { CAPACITY_TONNES } from './key-figures.ts'

/** Stops of the metal's way, in order; figures as on the pages of the plants (ABOUT-13, 15, 17). */
export const storyStops = [
  { id: 'cast', value: 96_000, unit: 't' },
  { id: 'rolled', value: CAPACITY_TONNES, unit: 't' },
  { id: 'wide', value: 2200, unit: 'mm' },
  { id: 'pressed', value: 36_000, unit: 't' },
  { id: 'machined', value: 11_500, unit: 'mm' },
] as const

export const kinds = ['coil', 'sheet', 'profile'] as const
export type Kind = (typeof kinds)[number]

/** What of a coil is known; the others follow. */
export const knowns = ['outer', 'weight', 'metres'] as const
export type Known = (typeof knowns)[number]

/** All that can be filled in. Sizes are in mm, `pack` and `weight` in kg. */
export type Quantity =
  | 'thickness'
  | 'width'
  | 'length'
  | 'core'
  | 'outer'
  | 'weight'
  | 'metres'
  | 'perMetre'
  | 'pack'
  | 'density'

import type labels from '#i18n/en/specs.json'

type Labels = typeof labels
export type Unit = keyof Labels['units']

/** One value of a specification; numbers are in `unit`. */
export type SpecificationValue =
  | { kind: 'range'; min: number; max: number; unit: Unit }
  | { kind: 'upTo'; max: number; unit: Unit }
  | { kind: 'from'; min: number; unit: Unit }
  | { kind: 'exact'; value: number; unit?: Unit }
  | { kind: 'over'; value: number; unit: Unit }
  | { kind: 'about'; value: number; unit: Unit }
  | { kind: 'list'; values: readonly (number | string)[]; unit?: Unit }
  /** Sides of one format: 1000 × 2000 mm. */
  | { kind: 'size'; sides: readonly number[]; unit: Unit }
  /** Sides of the smallest and the largest: 10 × 2 to 150 × 20 mm. */
  | { kind: 'sizes'; smallest: readonly number[]; largest: readonly number[]; unit: Unit }
  /** Stated without a unit. */
  | { kind: 'tolerance'; value: number }
  | { kind: 'word'; word: keyof Labels['values'] }

export interface SpecificationRow {
  label: keyof Labels['labels']
  value: SpecificationValue
  /** Typical of the industry; rows without it are stated by the company (AMB-16). */
  sample?: true
}

export interface Colour {
  name: keyof Labels['colours']
  /** The finish's own mark: `C0`, `RAL 9016`. */
  code: string
  hex: `#${string}`
  sample?: true
}

export interface SpecificationTable {
  title: keyof Labels['titles']
  rows?: readonly SpecificationRow[]
  colours?: readonly Colour[]
}

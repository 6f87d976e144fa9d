import type { MarketUrl } from '#content/markets.ts'
import type { Dimension, Form } from '#content/offers.ts'

/** What a buyer is looking for; what is left out may be anything. */
export interface Need extends Partial<Record<Dimension, number>> {
  /** Without `EN AW-`: `8011A`. */
  alloy?: string
  /** `H14` */
  temper?: string
  /** A form of metal, or a market. The dimensions are in millimetres. */
  use?: Form | MarketUrl
}

export type Field = keyof Need

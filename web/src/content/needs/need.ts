import type { RequestUnit } from 'supabase/inquiry-facts'
import type { ProductUrl } from '#content/catalogue.ts'
import type { MarketUrl } from '#content/markets.ts'
import type { Dimension, Form, Offer } from '#content/offers.ts'

/** What a product may be asked by: a form of metal, a market, a product itself, a shape of profile. */
export type Use = Form | MarketUrl | ProductUrl | NonNullable<Offer['shape']>

/** Sizes of a coil that are not of its metal, in the order they are named in. */
export const coilSizes = ['core', 'outer'] as const
export type CoilSize = (typeof coilSizes)[number]

/** Sizes that have no field of their own on the page. */
export const otherSizes = ['side', ...coilSizes] as const

/** How much is wanted. */
export interface Quantity {
  /** As the inquiry has fields for it; left out for pallets or reels, of which nothing says how much they hold. */
  amount?: { value: number; unit: RequestUnit }
  /** As it was typed: `20 t/month`. */
  text: string
}

/** What a buyer is looking for; what is left out may be anything. Sizes are in millimetres. */
export interface Need extends Partial<Record<Dimension | CoilSize, number>> {
  /** The other side of a profile whose width is its longer one. */
  side?: number
  /** The lower ends of sizes of which a range is asked for; their upper ends stand with the others. */
  from?: Partial<Record<Dimension, number>>
  /** Without `EN AW-`: `8011A`. */
  alloy?: string
  /** `H14` */
  temper?: string
  /** Any of these: a coil is foil or strip. */
  use?: readonly Use[]
}

/** What one can fill in. */
export type Field = Exclude<keyof Need, 'from'>

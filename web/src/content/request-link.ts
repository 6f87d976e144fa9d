import {
  MAX_QUANTITY,
  type RequestDimension,
  type RequestUnit,
  requestDimensions,
  requestUnits,
} from 'supabase/inquiry-facts'
import { type ProductUrl, productUrls } from '#content/catalogue.ts'

/** What a tool knows of what a visitor wants; dimensions are in mm. */
export interface Wish extends Partial<Record<RequestDimension, number>> {
  /** As the tables of the products write it: `EN AW-8011A`. */
  alloy?: string
  temper?: string
  quantity?: { value: number; unit: RequestUnit }
  /** What has no field of its own: `2 pallets, core 76 mm`. */
  note?: string
  /** Other products that the inquiry is about, of which nothing more is known. */
  also?: readonly ProductUrl[]
}

/** The hash by which a product's page opens the form of its inquiry. */
export const INQUIRY_HASH = 'inquiry'
/** What follows in one that opens its fold, too. */
const REQUEST = 'request'
const MAX_WORD = 40
const MAX_NOTE = 200

/**
 * The hash of a product's page that opens its inquiry with the fold filled in:
 * `inquiry&request&alloy=EN+AW-8011A&thickness=0.012&quantity=5000+kg`. A browser does not send it to the server.
 */
export function requestHash({ alloy, temper, quantity, note, also, ...sizes }: Wish): string {
  const amount = quantity && `${quantity.value} ${quantity.unit}`
  const words = { alloy, temper, note, quantity: amount, also: also?.join(',') }
  const all = [...Object.entries(words), ...Object.entries(sizes)]
  const known = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return [INQUIRY_HASH, REQUEST, String(new URLSearchParams(known))].filter(Boolean).join('&')
}

/** What such a hash says, without what it should not; `undefined` for any other hash. */
export function readRequestHash(hash: string): Wish | undefined {
  const [place, request, ...rest] = hash.replace(/^#/, '').split('&')
  if (place !== INQUIRY_HASH || request !== REQUEST) return undefined
  const typed = new URLSearchParams(rest.join('&'))
  const wordOf = (name: string) => typed.get(name)?.trim().slice(0, MAX_WORD) || undefined
  const [alloy, temper] = [wordOf('alloy'), wordOf('temper')]
  const note = typed.get('note')?.trim().slice(0, MAX_NOTE)
  const [value, unitTyped] = (typed.get('quantity') ?? '').split(' ')
  const unit = requestUnits.find((each) => each === unitTyped)
  const named = typed.get('also')?.split(',') ?? []
  const also = productUrls.filter((product) => named.includes(product))
  const sizes = requestDimensions.flatMap((name) =>
    isAmount(typed.get(name)) ? [[name, Number(typed.get(name))]] : [],
  )
  return {
    ...(alloy && { alloy }),
    ...(temper && { temper }),
    ...(unit && isAmount(value) && { quantity: { value: Number(value), unit } }),
    ...(note && { note }),
    ...(also.length > 0 && { also }),
    ...Object.fromEntries(sizes),
  }
}

function isAmount(text: string | null | undefined): boolean {
  const value = Number(text)
  return Boolean(text) && value > 0 && value <= MAX_QUANTITY
}

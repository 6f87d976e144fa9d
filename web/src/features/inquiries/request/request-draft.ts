import type { InquiryFile } from 'api/contract/inquiry-files'
import {
  type InquiryProduct,
  type InquiryRegion,
  inquiryFileKinds,
  inquiryProducts,
  inquiryRegions,
  isWishDate,
  MAX_FILES,
  MAX_QUANTITY,
  type RequestDimension,
  type RequestUnit,
  requestDimensions,
  requestLimits,
  requestUnits,
} from 'supabase/inquiry-facts'
import type { InquiryRequest } from 'supabase/inquiry-request'
import type { DimensionOffered } from '#content/request-fields.ts'
import type { Wish } from '#content/request-link.ts'
import { parseDecimal } from '#lib/parse-decimal.ts'
import { keptRequest } from './kept-request.ts'

/** What stands in the fields about one product; numbers as they were typed. */
export interface DraftLine {
  product: InquiryProduct
  quantity: string
  unit: RequestUnit
  alloy: string
  temper: string
  finish: string
  dimensions: Partial<Record<RequestDimension, string>>
}

/** What stands in the fields of the fold. */
export interface DraftRequest {
  lines: readonly DraftLine[]
  delivery: InquiryRegion | ''
  /** ISO 8601, or nothing. */
  wantedBy: string
  /** What the server has taken for this inquiry. */
  files: readonly InquiryFile[]
}

const EMPTY: DraftRequest = { lines: [], delivery: '', wantedBy: '', files: [] }

/** A line of which nothing is known yet but its product; profiles are ordered by piece, the rest by weight. */
export function newLine(product: InquiryProduct): DraftLine {
  const unit = inquiryProducts[product].category === 'extruded' ? 'pcs' : 't'
  return { product, quantity: '', unit, alloy: '', temper: '', finish: '', dimensions: {} }
}

/** The same with a line for a product, unless it has one or there are as many as there may be. */
export function withLine(draft: DraftRequest, product: InquiryProduct): DraftRequest {
  const isThere = draft.lines.some((line) => line.product === product)
  if (isThere || draft.lines.length >= requestLimits.lines) return draft
  return { ...draft, lines: [...draft.lines, newLine(product)] }
}

/** The same with what a tool knows of what is wanted of a product; what it does not know stays as it was typed. */
export function withWish(
  draft: DraftRequest,
  product: InquiryProduct,
  { quantity, alloy, temper, note: _, also = [], ...sizes }: Wish,
  offered: readonly DimensionOffered[],
): DraftRequest {
  const known = offered.flatMap(({ name, unit }) => {
    const size = sizes[name]
    return size === undefined ? [] : [[name, String(Number((unit === 'µm' ? size * 1000 : size).toPrecision(12)))]]
  })
  const fill = (line: DraftLine): DraftLine => ({
    ...line,
    ...(quantity && { quantity: String(quantity.value), unit: quantity.unit }),
    ...(alloy && { alloy }),
    ...(temper && { temper }),
    dimensions: { ...line.dimensions, ...Object.fromEntries(known) },
  })
  const { lines, ...others } = [product, ...also].reduce(withLine, draft)
  return { ...others, lines: lines.map((line) => (line.product === product ? fill(line) : line)) }
}

/** What was noted in this browser before; nothing of it that does not have the right form. */
export function keptDraft(): DraftRequest {
  try {
    const { lines, delivery, wantedBy, files } = Object(JSON.parse(keptRequest.get() ?? '{}'))
    return {
      lines: (Array.isArray(lines) ? lines : []).flatMap(readLine).slice(0, requestLimits.lines),
      delivery: Object.hasOwn(inquiryRegions, delivery ?? '') ? delivery : '',
      wantedBy: textOf(wantedBy),
      files: (Array.isArray(files) ? files : []).flatMap(readFile).slice(0, MAX_FILES),
    }
  } catch {
    return EMPTY
  }
}

/** Keeps it in this browser, for the form of the next product; an empty one is forgotten. */
export function keepDraft(draft: DraftRequest): void {
  keptRequest.set(draft.lines.length + draft.files.length === 0 ? null : JSON.stringify(draft))
}

/** Forgets what was noted, for it has been sent. */
export const forgetDraft = (): void => keptRequest.set(null)

function readLine(typed: unknown): DraftLine[] {
  const { product, quantity, unit, alloy, temper, finish, dimensions } = Object(typed)
  if (typeof product !== 'string' || !Object.hasOwn(inquiryProducts, product)) return []
  const begun = newLine(product as InquiryProduct)
  const sides = requestDimensions.flatMap((name) => {
    const side = textOf(Object(dimensions)[name])
    return side === '' ? [] : [[name, side]]
  })
  return [
    {
      ...begun,
      quantity: textOf(quantity),
      unit: requestUnits.find((each) => each === unit) ?? begun.unit,
      alloy: textOf(alloy),
      temper: textOf(temper),
      finish: textOf(finish),
      dimensions: Object.fromEntries(sides),
    },
  ]
}

function readFile(typed: unknown): InquiryFile[] {
  const { id, name, kind, size } = Object(typed)
  const known = inquiryFileKinds.find((each) => each === kind)
  const isFile = [id, name].every((text) => typeof text === 'string') && typeof size === 'number'
  return isFile && known ? [{ id, name, kind: known, size }] : []
}

const textOf = (typed: unknown) => (typeof typed === 'string' ? typed : '')

/** Whether a field holds an amount that can be sent; an empty one is left out. */
export function isAmount(typed: string): boolean {
  if (typed.trim() === '') return true
  const value = parseDecimal(typed)
  return value !== undefined && value > 0 && value <= MAX_QUANTITY
}

/** Whether every field can be sent. */
export function isDraftRight({ lines, wantedBy }: DraftRequest): boolean {
  const isDayRight = wantedBy === '' || isWishDate(wantedBy)
  return (
    isDayRight && lines.every(({ quantity, dimensions }) => [quantity, ...Object.values(dimensions)].every(isAmount))
  )
}

/**
 * What is sent of the fields; nothing when they name no product and no file.
 * @param dimensionsOf what the tables of a product offer, for the units
 */
export function toRequest(
  { lines, delivery, wantedBy, files }: DraftRequest,
  dimensionsOf: (product: InquiryProduct) => readonly DimensionOffered[],
): InquiryRequest | undefined {
  if (lines.length + files.length === 0) return undefined
  const wanted = lines.map(({ product, quantity, unit, dimensions, ...words }) => {
    const sides = dimensionsOf(product).flatMap(({ name, unit: sideUnit }) => {
      const value = parseDecimal(dimensions[name] ?? '')
      return value === undefined ? [] : [{ name, value, unit: sideUnit }]
    })
    const amount = parseDecimal(quantity)
    const written = Object.entries(words).filter(([, word]) => word.trim() !== '')
    return {
      product,
      ...(amount !== undefined && { quantity: { value: amount, unit } }),
      ...Object.fromEntries(written.map(([name, word]) => [name, word.trim()])),
      ...(sides.length > 0 && { dimensions: sides }),
    }
  })
  return {
    ...(wanted.length > 0 && { lines: wanted }),
    ...(files.length > 0 && { files: files.map(({ id }) => id) }),
    ...(delivery && { delivery }),
    ...(wantedBy && { wantedBy }),
  }
}

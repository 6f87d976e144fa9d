import { inquiryProducts, type RequestDimension, type RequestUnit, regionInBulgarian } from './inquiry-facts.ts'
import type { InquiryRequest, RequestLine } from './inquiry-request.ts'

const UNITS: Record<RequestUnit, string> = { t: 't', kg: 'kg', m: 'm', pcs: 'бр.' }
const DIMENSIONS: Record<RequestDimension, string> = { thickness: 'дебелина', width: 'ширина', length: 'дължина' }

/** What staff read for one line: `Household foil: 12 t, EN AW-8011A, O, дебелина 11 µm`. */
export function lineInBulgarian(line: RequestLine): string {
  return `${inquiryProducts[line.product].name}: ${wantedInBulgarian(line)}`
}

/** What is wanted of the product of a line, without its name. */
export function wantedInBulgarian({ quantity, alloy, temper, finish, dimensions = [] }: RequestLine): string {
  const sides = dimensions.map(({ name, value, unit }) => `${DIMENSIONS[name]} ${numberInBulgarian(value)} ${unit}`)
  const amount = quantity && `${numberInBulgarian(quantity.value)} ${UNITS[quantity.unit]}`
  const words = [amount, alloy, temper, ...sides, finish].filter((word) => word !== undefined)
  return words.length > 0 ? words.join(', ') : 'без количество'
}

/** Where to and by when: `Полша, до 30-06-2026`; nothing when neither is said. */
export function deliveryInBulgarian({ delivery, wantedBy }: InquiryRequest): string {
  const date = wantedBy && `до ${wantedBy.split('-').reverse().join('-')}`
  return [delivery && regionInBulgarian(delivery), date].filter(Boolean).join(', ')
}

function numberInBulgarian(value: number): string {
  return new Intl.NumberFormat('bg', { maximumFractionDigits: 6, useGrouping: 'always' }).format(value)
}

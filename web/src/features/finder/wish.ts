import type { Need, Quantity } from '#content/needs/need.ts'
import { dimensions } from '#content/offers.ts'
import type { Wish } from '#content/request-link.ts'

/** What of a need goes into the inquiry: into its fields, and what has no field into its message. */
export function wishOf(
  { alloy, temper, side, core, outer, from = {}, ...sizes }: Need,
  quantity: Quantity | undefined,
  unknown: readonly string[],
): Wish {
  const amount = quantity?.amount
  const isWhole = amount && quantity.text.toLowerCase() === `${amount.value} ${amount.unit}`
  const notes = [
    quantity && !isWhole && quantity.text,
    ...dimensions.map((name) => from[name] !== undefined && `${name} ${from[name]} to ${sizes[name]} mm`),
    side !== undefined && `height ${side} mm`,
    core !== undefined && `core ${core} mm`,
    outer !== undefined && `outer diameter ${outer} mm`,
    ...unknown,
  ]
  const note = notes.filter(Boolean).join(', ')
  return {
    ...(alloy && { alloy: `EN AW-${alloy}` }),
    ...(temper && { temper }),
    ...Object.fromEntries(
      dimensions.flatMap((name) => (sizes[name] && from[name] === undefined ? [[name, sizes[name]]] : [])),
    ),
    ...(amount && { quantity: amount }),
    ...(note && { note }),
  }
}

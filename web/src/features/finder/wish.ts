import type { Need, Quantity } from '#content/needs/need.ts'
import type { Wish } from '#content/request-link.ts'

/** What of a need goes into the inquiry: into its fields, and what has no field into its message. */
export function wishOf(
  { alloy, temper, thickness, width, length, core, outer }: Need,
  quantity: Quantity | undefined,
  unknown: readonly string[],
): Wish {
  const amount = quantity?.amount
  const isWhole = amount && quantity.text.toLowerCase() === `${amount.value} ${amount.unit}`
  const notes = [
    quantity && !isWhole && quantity.text,
    core !== undefined && `core ${core} mm`,
    outer !== undefined && `outer diameter ${outer} mm`,
    ...unknown,
  ]
  const note = notes.filter(Boolean).join(', ')
  return {
    ...(alloy && { alloy: `EN AW-${alloy}` }),
    ...(temper && { temper }),
    ...(thickness && { thickness }),
    ...(width && { width }),
    ...(length && { length }),
    ...(amount && { quantity: amount }),
    ...(note && { note }),
  }
}

import { inquiryProducts } from 'supabase/inquiry-facts'
import { answersTo } from '#content/needs/answer.ts'
import { flatWays, listOf, profileWays, sizesFor } from '#content/needs/buyers-spellings.testing.ts'
import { offers } from '#content/offers.ts'
import { readAsked } from '#features/finder/finder-search.ts'

/** Needs in all spellings of buyers, over all offers, with alloys and sizes that their tables take and do not take. */
export const generatedNeeds: readonly string[] = offers.flatMap((offer) => {
  const ways = offer.form === 'profile' ? profileWays : flatWays
  const alloys = listOf(offer.alloys)
  const tempers = listOf(offer.tempers)
  return ways.map((way, at) => {
    const sizes = sizesFor(offer)
    const { thickness, width, length } = sizes[at % sizes.length] ?? { thickness: [1, 1], width: 1, length: 1 }
    const [from, t] = thickness
    const a = alloys[at % alloys.length]?.replace('EN AW-', '') ?? ''
    const h = tempers[at % tempers.length] ?? ''
    return way({ name: inquiryProducts[offer.product].name, a, h, from, t, w: width, l: length })
  })
})

/** What the page of the finder reads of an address and says to it, as products. */
export function finderSays(line: string) {
  const { need, unknown } = readAsked({ q: line })
  const { yes, near } = answersTo(need)
  return {
    products: yes.map(({ offer, isTypical }) => [offer.product, isTypical ? 'typical' : 'stated']),
    nearest: near.map(({ offer }) => offer.product),
    leftOut: [...unknown],
  }
}

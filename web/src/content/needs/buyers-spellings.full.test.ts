import { expect, test } from 'vitest'
import { offers } from '#content/offers.ts'
import { judge, listOf, sizesFor } from './buyers-spellings.testing.ts'

test.each(
  offers.map((offer) => ({ offer, name: [offer.product, offer.title, offer.shape].filter(Boolean).join(', ') })),
)('$name in every spelling, alloy, temper and size is answered as its tables say', ({ offer }) => {
  const { alloys, tempers } = offer
  const wrong = listOf(alloys).flatMap((alloy) =>
    listOf(tempers).flatMap((temper) =>
      sizesFor(offer).flatMap((sizes) => judge(offer, { alloy: alloy.replace('EN AW-', ''), temper, ...sizes }).wrong),
    ),
  )
  expect(wrong).toEqual([])
})

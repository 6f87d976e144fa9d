import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { offers } from '#content/offers.ts'
import { flatWays, judge, listOf, profileWays, sizesFor } from './buyers-spellings.testing.ts'

test('every product in twenty spellings of buyers is answered as its own tables say, and nothing is left out', () => {
  expect([flatWays.length, profileWays.length]).toEqual([20, 20])
  const asked = offers.flatMap((offer) => {
    const [alloy = ''] = listOf(offer.alloys)
    const [temper = ''] = listOf(offer.tempers)
    return sizesFor(offer).map((sizes) => judge(offer, { alloy: alloy.replace('EN AW-', ''), temper, ...sizes }))
  })
  expect(asked.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(new Set(offers.map(({ product }) => product)).size).toBe(productUrls.length)
})

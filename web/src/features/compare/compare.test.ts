import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import { comparePath, readCompared } from './compare-search.ts'
import { comparedRows } from './compared-rows.ts'

const some = fc.uniqueArray(fc.constantFrom(...productUrls), { minLength: 1, maxLength: 4 })

test('two foils differ in what a buyer sees in their tables, and share what both have', () => {
  const rows = comparedRows(['household-foil', 'converter-foil'])
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('thickness')).toMatchObject({ isDifferent: true })
  expect(row('tempers')).toMatchObject({ isDifferent: false })
  expect([...(row('alloys')?.shared ?? [])]).toEqual(['EN AW-8011A', 'EN AW-8079'])
  expect(row('wettability')?.cells[0]).toEqual([])
})

test('a product with two rows of one kind names their tables', () => {
  const [container] =
    comparedRows(['container-foil', 'household-foil']).find(({ label }) => label === 'thickness')?.cells ?? []
  expect(container?.map(({ title }) => title)).toEqual(['wrinkleWall', 'smoothWall'])
})

test('every row of every compared product is there, and alone a product differs in nothing', () => {
  fc.assert(
    fc.property(some, (products) => {
      const rows = comparedRows(products)
      for (const [index, product] of products.entries()) {
        const own = productDetails[product].tables.flatMap(({ rows = [] }) => rows)
        expect(rows.reduce((sum, { cells }) => sum + (cells[index]?.length ?? 0), 0)).toBe(own.length)
      }
      for (const { isDifferent } of comparedRows(products.slice(0, 1))) expect(isDifferent).toBe(false)
    }),
    cases(100),
  )
})

test('an address keeps the choice; what is unknown, twice or the fifth is dropped', () => {
  fc.assert(
    fc.property(
      some,
      fc.boolean(),
      fc.constantFrom('metric' as const, 'imperial' as const),
      (products, only, system) => {
        const asked = { products, isOnlyDifferences: only, system }
        const search = Object.fromEntries(new URLSearchParams(comparePath(asked).split('?')[1]))
        expect(readCompared(search)).toEqual(asked)
      },
    ),
    cases(200),
  )
  expect(readCompared({ products: 'cheese,finstock,finstock', add: 'heat-shields' }).products).toEqual([
    'finstock',
    'heat-shields',
  ])
  expect(readCompared({ products: productUrls.join(',') }).products).toHaveLength(4)
})

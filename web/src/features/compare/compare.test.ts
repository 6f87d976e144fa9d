import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import { asFields, comparePath, readCompared } from './compare-search.ts'
import { comparedRows } from './compared-rows.ts'

const some = fc.uniqueArray(fc.constantFrom(...productUrls), { minLength: 1, maxLength: 4 })

test('two foils differ in what a buyer sees in their tables, and share what both have', () => {
  const rows = comparedRows(['household-foil', 'converter-foil'])
  const row = (label: string) => rows.find((one) => one.label === label)
  expect(row('thickness')).toMatchObject({ isDifferent: true })
  expect(row('tempers')).toMatchObject({ isDifferent: false })
  expect([...(row('alloys')?.shared ?? [])]).toEqual(['EN AW-8011A', 'EN AW-8079'])
  expect(row('wettability'), 'stated of one alone').toBeUndefined()
})

test('a product with two rows of one kind names their tables', () => {
  const [container] =
    comparedRows(['container-foil', 'household-foil']).find(({ label }) => label === 'thickness')?.cells ?? []
  expect(container?.map(({ title }) => title)).toEqual(['wrinkleWall', 'smoothWall'])
})

test('every row is stated of two products at least, none of them twice, and alone a product shows all and differs in nothing', () => {
  fc.assert(
    fc.property(some, (products) => {
      const rows = comparedRows(products)
      for (const { cells } of rows)
        expect(cells.filter((cell) => cell.length > 0).length).toBeGreaterThanOrEqual(Math.min(2, products.length))
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
      const [first] = products
      const alone = comparedRows(products.slice(0, 1))
      const own = first ? productDetails[first].tables.flatMap(({ rows = [] }) => rows) : []
      expect(alone.reduce((sum, { cells }) => sum + (cells[0]?.length ?? 0), 0)).toBe(own.length)
      for (const { isDifferent } of alone) expect(isDifferent).toBe(false)
    }),
    cases(100),
  )
})

test('an address keeps the choice; what is unknown, twice or the fifth is dropped', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('metric' as const, 'imperial' as const), (products, system) => {
      const asked = { products, system }
      const search = Object.fromEntries(new URLSearchParams(comparePath(asked).split('?')[1]))
      expect(readCompared(search)).toEqual(asked)
    }),
    cases(200),
  )
  expect(readCompared({ products: 'cheese,finstock,finstock', add: 'heat-shields' }).products).toEqual([
    'finstock',
    'heat-shields',
  ])
  expect(readCompared({ products: productUrls.join(',') }).products).toHaveLength(4)
  const sent = { ...asFields(['finstock', 'omnia-sheets']), second: 'heat-shields', add: 'omnia-sheets' }
  expect(readCompared(sent).products, 'as the fields send it').toEqual(['finstock', 'heat-shields', 'omnia-sheets'])
})

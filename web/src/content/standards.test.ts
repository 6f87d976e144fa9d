import { expect, test } from 'vitest'
import { createLoadedI18n } from '#i18n/translations.testing.ts'
import { productUrls } from './catalogue.ts'
import { productDetails } from './products.ts'
import { standardsOf } from './standards.ts'

const { t } = await createLoadedI18n()

test.for(productUrls)('%s says what rules its tolerances, its strength and its alloys or surface', (product) => {
  const rules = new Set<string>(standardsOf(product).map(({ rule }) => rule))
  expect(rules.has('tolerances') || rules.has('requirements')).toBe(true)
  expect(rules.has('mechanical') || rules.has('requirements')).toBe(true)
})

test('every standard that a table names has a title, and stands once', () => {
  const named = productUrls.flatMap((product) =>
    productDetails[product].tables
      .flatMap(({ rows = [] }) => rows)
      .flatMap(({ value }) => (value.kind === 'list' ? value.values.map(String) : []))
      .filter((value) => /^EN \d|^QUALI|^QUALA/.test(value))
      .map((value) => [product, value]),
  )
  expect(named.length).toBeGreaterThan(50)
  for (const [product, value] of named)
    expect(
      standardsOf(product as (typeof productUrls)[number]).filter(({ standard }) => standard === value),
    ).toHaveLength(1)
})

test('a title is the one of the number', () => {
  expect(t('specs:standards.titles.EN 485-4')).toContain('cold-rolled')
  expect(t('specs:standards.titles.EN 546-3')).toContain('Foil')
  expect(t('specs:standards.titles.EN 755-9')).toContain('Profiles')
})

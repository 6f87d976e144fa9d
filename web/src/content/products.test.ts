import { expect, test } from 'vitest'
import { createLoadedI18n, plainSpaces, textsBelow } from '#i18n/translations.testing.ts'
import { catalogue, type ProductUrl, productUrls } from './catalogue.ts'
import { isRender } from './picture-codes.ts'
import { extrusionPlantTables, rollingPlantTables } from './plants.ts'
import { productDetails } from './products.ts'
import type { SpecificationTable } from './specification-table.ts'
import { formatSpecification } from './specification-values.ts'

const { t, exists, getFixedT, getResource } = await createLoadedI18n()
const specs = getFixedT(null, 'specs')
const extruded = catalogue[2].products

/** A row as a visitor reads it. */
function shown(product: ProductUrl, title: SpecificationTable['title'], label: string): string | undefined {
  const row = productDetails[product].tables
    .find((table) => table.title === title)
    ?.rows?.find((one) => one.label === label)
  return row && plainSpaces(formatSpecification(row.value, specs)) + (row.sample ? ' (sample)' : '')
}

test.for(productUrls)('%s has all its fields', { tags: ['PROD-08'] }, (product) => {
  const { images, tables, link } = productDetails[product]
  expect(t(`shell:productNames.${product}`)).toMatch(/\S/)
  expect(t(`products:products.${product}.title`)).toMatch(/\S/)
  expect(t(`products:products.${product}.texts`).length).toBeGreaterThan(0)
  expect(t(`products:products.${product}.lastText`).length).toBeGreaterThanOrEqual(3)
  const tags = t(`products:products.${product}.tags`)
  expect(tags.length).toBeGreaterThanOrEqual(10)
  expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
  expect(exists(`products:links.${product}`), 'label of the link').toBe(link !== undefined)

  expect(new Set(images).size).toBe(images.length)
  expect(images.length).toBeGreaterThan(1)
  for (const image of images) expect(t(`pictures:alt.${image}`)).toMatch(/\S/)
  expect(tables.flatMap(({ rows = [] }) => rows).length).toBeGreaterThanOrEqual(6)
  for (const { title, rows = [], colours = [] } of tables)
    expect(rows.length + colours.length, title).toBeGreaterThan(0)
})

test.for(productUrls)(
  'the first 80 characters of the description of %s end with a word',
  { tags: ['SRCH-03'] },
  (product) => {
    const description = t(`products:products.${product}.description`)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(200)
    expect(description.slice(79, 81)).toMatch(/[ .,]/)
  },
)

test('texts that are searched have no special spaces', { tags: ['SRCH-10'] }, () => {
  const searched = textsBelow(getResource('en', 'products', 'products'))
  expect(searched.filter(([, text]) => /[\u00a0\u202f]/.test(text))).toEqual([])
})

test('the range for distribution has over 1500 sizes, and 1400 stands on company pages only', {
  tags: ['PROD-26', 'AMB-33'],
}, () => {
  expect(shown('profiles-for-distribution', 'range', 'standardSizes')).toBe('over 1500 sizes')
  const texts = getResource('en', 'products', 'products.profiles-for-distribution')
  expect(JSON.stringify([productDetails['profiles-for-distribution'], texts])).not.toContain('1400')
})

test('the extrusion plant and the profiles for building show the same surfaces and machining', () => {
  for (const title of ['powderCoating', 'anodizing', 'anodizingColours', 'fabrication'] as const)
    expect(
      productDetails['profiles-for-building-and-architecture'].tables.find((table) => table.title === title),
    ).toEqual(extrusionPlantTables.find((table) => table.title === title))
})

const tables = Object.entries(productDetails).flatMap(([product, details]) =>
  details.tables.map((table) => ({ product, ...table })),
)

test('nothing is wider, longer or of other metal than the plants can make', { tags: ['AMB-16'] }, () => {
  const alloys = /^EN AW-(1050A|1200|3003|3105|5005|5049|8006|8011A|8079)$/
  const heatTreatable = /^EN AW-(6005|6060|6063|6082)$/
  for (const { product, rows = [] } of tables)
    for (const { label, value } of rows) {
      const longest = 'max' in value && value.unit === 'mm' ? value.max : 0
      if (/width/i.test(label)) expect(longest, product).toBeLessThanOrEqual(2200)
      if (/length/i.test(label)) expect(longest, product).toBeLessThanOrEqual(11500)
      if (value.kind === 'range') expect(value.min, `${product} ${label}`).toBeLessThan(value.max)
      const isExtruded = extruded.some((one) => one === product)
      if (label === 'alloys' && value.kind === 'list')
        for (const alloy of value.values) expect(alloy, product).toMatch(isExtruded ? heatTreatable : alloys)
      if (label === 'tempers' && value.kind === 'list')
        for (const temper of value.values)
          expect(temper, product).toMatch(isExtruded ? /^T(4|5|6|66)$/ : /^(O|H[12]\d)$/)
    }
})

test('no colour, label, value or title of the tables is without use', () => {
  const all = [...tables, ...extrusionPlantTables, ...rollingPlantTables]
  const used = {
    titles: all.map(({ title }) => title),
    labels: all.flatMap((table) => ('rows' in table ? (table.rows ?? []) : [])).map(({ label }) => label),
    values: all
      .flatMap((table) => ('rows' in table ? (table.rows ?? []) : []))
      .flatMap(({ value }) => (value.kind === 'word' ? [value.word] : [])),
    colours: all.flatMap((table) => ('colours' in table ? (table.colours ?? []) : [])).map(({ name }) => name),
  }
  for (const [group, names] of Object.entries(used))
    expect(Object.keys(getResource('en', 'specs', group)).sort(), group).toEqual([...new Set<string>(names)].sort())
})

test.for(productUrls)('%s says which standard sets its tolerances', (product) => {
  const labels = productDetails[product].tables.flatMap(({ title, rows = [] }) => [
    title,
    ...rows.map(({ label }) => label),
  ])
  expect(labels.some((label) => /^tolerances|^generalTolerances/.test(label))).toBe(true)
})

test('the first picture of a product is its own object: a render that no other product begins with', () => {
  const first = Object.values(productDetails).map(({ images: [image] }) => image)
  expect(first.filter((code) => !isRender(code))).toEqual([])
  expect(new Set(first).size).toBe(first.length)
})

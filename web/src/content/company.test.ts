import { expect, test } from 'vitest'
import { createLoadedI18n, plainSpaces, readBelow } from '#i18n/translations.testing.ts'
import { companyPages, values } from './company.ts'
import { investmentPlan } from './dated-data.ts'
import { extrusionPlantTables, rollingPlantTables } from './plants.ts'
import { salesCharts } from './sales-charts.ts'
import type { SpecificationTable } from './specification-table.ts'
import { formatSpecification } from './specification-values.ts'
import { timeline } from './timeline.ts'

const i18n = await createLoadedI18n()
const { t, exists } = i18n
const specs = i18n.getFixedT('en', 'specs')

test('every section and figure of the company has its texts, a link also its label', () => {
  for (const page of companyPages) {
    for (const figure of 'figures' in page ? page.figures : []) {
      expect(exists(`company:${page.key}.figures.${figure}.value`), figure).toBe(true)
      expect(exists(`company:${page.key}.figures.${figure}.label`), figure).toBe(true)
    }
    for (const section of 'sections' in page ? page.sections : []) {
      const texts = t(`company:${page.key}.sections.${section.id}` as 'company:aboutUs.sections.history')
      expect(texts, section.id).toMatchObject({ heading: expect.stringMatching(/\S/) })
      expect('link' in texts, `label of ${section.id}`).toBe('link' in section)
    }
  }
})

/** What stands in the tables of a plant. */
const TABLES: Readonly<Record<string, readonly SpecificationTable[]>> = {
  rollingPlant: rollingPlantTables,
  extrusionPlant: extrusionPlantTables,
}

test.for(['aboutUs', 'rollingPlant', 'extrusionPlant', 'automotiveFacility'])(
  'the description of %s for search engines states no number but those of the page',
  async (page) => {
    const numbers = (text: string) => new Set(text.match(/\d[\d .]*\d|\d/g))
    const texts = (await readBelow(`company:${page}`)).split('\n')
    const values = (TABLES[page] ?? []).flatMap(({ rows = [] }) =>
      rows.map(({ value }) => formatSpecification(value, specs)),
    )
    const stated = numbers(plainSpaces([...texts.slice(2), ...values].join('\n')))
    const described = numbers(plainSpaces(t(`company:${page}.meta.description` as 'company:aboutUs.meta.description')))
    expect([...described].filter((number) => !stated.has(number))).toEqual([])
  },
)

test('the investment plan stands in one place, and no translation repeats it', { tags: ['AMB-09'] }, () => {
  expect(investmentPlan).toEqual({ from: 2023, to: 2026, millionBgn: 160, pressesMN: [25, 26, 45], newJobs: 160 })
  expect(t('careers:career.sections.growth.paragraphs')).toEqual([
    'The 2023-2026 investment plan provides for about 160 new jobs.',
  ])
})

test('mission and four values', { tags: ['ABOUT-09'] }, async () => {
  expect(values).toHaveLength(4)
  for (const value of values) expect(t(`company:missionAndValues.values.${value}.name`)).toMatch(/\S/)
})

test('sales by product type are kept and hidden behind one flag', { tags: ['ABOUT-12', 'AMB-35'] }, () => {
  const { isVisible, shares, year } = salesCharts.salesByProductType2023
  expect({ isVisible, year }).toEqual({ isVisible: false, year: 2023 })
  expect(shares).toHaveLength(11)
})

test('sixteen entries of the timeline in order, and the ellipsis', {
  tags: ['ABOUT-23', 'ABOUT-24', 'ABOUT-25', 'ABOUT-26', 'AMB-36'],
}, () => {
  expect(timeline).toHaveLength(16)
  expect(timeline.map(({ years }) => years)).toEqual(timeline.map(({ years }) => years).toSorted())
  for (const { id } of timeline) expect(t(`company:timeline.entries.${id}`)).toMatch(/\S/)
  expect(t('company:timeline.ellipsis')).toBe('…')
  expect(new Set(timeline.map(({ picture }) => picture)).size).toBe(16)
})

import { expect, test } from 'vitest'
import { createLoadedI18n, readBelow } from '#i18n/translations.testing.ts'
import { allDocuments } from './all-documents.ts'
import { catalogues, policies, presentations, statements, sustainabilityReports } from './documents.ts'
import { sustainabilityPages } from './sustainability.ts'

const { t, exists } = await createLoadedI18n()
const years = (documents: readonly { year?: number }[]) => documents.map(({ year }) => year)

test('DL-09 three catalogues, eight presentations from 2017 to 2025', () => {
  expect(catalogues.map(({ id }) => t(`downloads:catalogues.items.${id}.name` as 'downloads:header.title'))).toEqual([
    'Rolled products catalogue',
    'Extruded products catalogue',
    'Standard profiles catalogue',
  ])
  expect(years(presentations)).toEqual([2017, 2018, 2019, 2021, 2022, 2023, 2024, 2025])
})

test('INV-04 DL-10 AMB-39 nine financial statements, one for each year from 2011 to 2019', () => {
  expect(years(statements)).toEqual([2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019])
})

test('SUS-03 sustainability reports of 2019 to 2024', () => {
  expect(years(sustainabilityReports)).toEqual([2019, 2020, 2021, 2022, 2023, 2024])
})

test('SUS-04 eight policies, each linked by a page and named in the translations', () => {
  expect(policies.map(({ id }) => t(`sustainability:policies.${id}` as 'sustainability:header.title'))).toEqual([
    'Environment policy',
    'Sustainability policy',
    'Social responsibility policy',
    'Business conduct policy',
    'Anti-bribery policy',
    'Complaints policy',
    "Suppliers' code",
    'Health and safety policy',
  ])
  const linked = sustainabilityPages.flatMap((page): readonly string[] => page.policies)
  expect([...new Set(linked)].sort()).toEqual(policies.map(({ id }) => id).sort())
})

test('SUS-02 SUS-05 the pages of sustainability, their sections and certifications', async () => {
  expect(sustainabilityPages.filter(({ header }) => header === 'tall').map(({ page }) => page)).toEqual([
    'responsibility',
  ])
  for (const { key, sections } of sustainabilityPages)
    for (const { id } of sections) expect(exists(`sustainability:${key}.sections.${id}.heading`), id).toBe(true)
  expect(await readBelow('sustainability:environment')).toContain('EN ISO 14001:2015')
  expect(await readBelow('sustainability:healthAndSafety')).toMatch(/ISO 45001:2018 certificate was acquired in 2019/)
})

test('LEG-08 no two documents share a file', () => {
  expect(allDocuments).toHaveLength(71)
  expect(new Set(allDocuments).size).toBe(71)
  for (const file of allDocuments) expect(file).toMatch(/^\/documents\/[a-z]+\/[a-z0-9-]+\.pdf$/)
})

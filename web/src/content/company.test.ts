import { expect, test } from 'vitest'
import { createLoadedI18n, plainSpaces, readBelow } from '#i18n/translations.testing.ts'
import { certificateFile, certificates, claimedStandards } from './certificates.ts'
import { automotiveSteps, companyPages, values } from './company.ts'
import { investmentPlan } from './dated-data.ts'
import { keyFigures } from './key-figures.ts'
import { salesCharts } from './sales-charts.ts'
import { timeline } from './timeline.ts'

const { t, exists } = await createLoadedI18n()

test('ABOUT-02 the pages of the company stand in their order, each with texts and a cover of its own', async () => {
  expect(companyPages.map(({ key }) => t(`shell:pages.${key}`))).toEqual([
    'About us',
    'Mission and values',
    'Key figures',
    'R&D',
    'Rolling plant',
    'Extrusion plant',
    'Automotive Facility',
    'Timeline',
  ])
  expect(new Set(companyPages.map(({ cover }) => cover)).size).toBe(8)
  expect(t('company:header.title')).toBe('Company Overview')
  expect(t('company:header.selectPage')).toBe('Select page')
})

test('every section and figure of the company has its texts, a link also its label', () => {
  for (const page of companyPages) {
    for (const figure of 'figures' in page ? page.figures : []) {
      expect(exists(`company:${page.key}.figures.${figure}.value`), figure).toBe(true)
      expect(exists(`company:${page.key}.figures.${figure}.label`), figure).toBe(true)
    }
    for (const section of [
      ...('sections' in page ? page.sections : []),
      ...('investments' in page ? page.investments : []),
    ]) {
      const texts = t(`company:${page.key}.sections.${section.id}` as 'company:aboutUs.sections.history')
      expect(texts, section.id).toMatchObject({ heading: expect.stringMatching(/\S/) })
      expect('link' in texts, `label of ${section.id}`).toBe('link' in section)
    }
  }
})

test.for([
  ['ABOUT-05', /opened in 2021/],
  ['ABOUT-05', /2023-2026/],
  ['ABOUT-06', /over 40 years of experience/i],
  ['ABOUT-06', /above EUR 266 million/i],
  ['ABOUT-06', /100 thousand/],
  ['ABOUT-06', /Europe and the US/],
  ['ABOUT-07', /EUR 160 million has been invested over 20 years/],
  ['ABOUT-07', /The plan for 2023-2026 amounts to BGN 160 million/],
  ['ABOUT-07', /presses of 25, 26 and 45 MN/],
  ['ABOUT-07', /about 160 new jobs/],
] as const)('%s the page about us says %s', async ([, said]) => {
  expect(await readBelow('company:aboutUs')).toMatch(said)
})

test.for(['aboutUs', 'rollingPlant', 'extrusionPlant', 'automotiveFacility'])(
  'the description of %s for search engines states no number but those of the page',
  async (page) => {
    const numbers = (text: string) => new Set(text.match(/\d[\d .]*\d|\d/g))
    const texts = (await readBelow(`company:${page}`)).split('\n')
    const described = numbers(plainSpaces(t(`company:${page}.meta.description` as 'company:aboutUs.meta.description')))
    expect([...described].filter((number) => !numbers(texts.slice(2).join('\n')).has(number))).toEqual([])
  },
)

test('AMB-09 the investment plan is one fact, and no translation repeats it', () => {
  expect(investmentPlan).toEqual({ from: 2023, to: 2026, millionBgn: 160, pressesMN: [25, 26, 45], newJobs: 160 })
  expect(t('careers:career.sections.growth.paragraphs')).toEqual([
    'The investment plan 2023-2026 includes about 160 new jobs.',
  ])
})

test('ABOUT-08 the standards the company claims', () => {
  expect(claimedStandards).toEqual([
    'ISO 9001',
    'ISO 14001',
    'ISO 45001',
    'ISO 27001',
    'EN 15088',
    'IATF 16949',
    'QUALANOD',
    'QUALICOAT',
    'UKCA',
    'TISAX',
    'ASI Performance Standard V2',
  ])
})

test('DL-08 twelve certificates, each with its area in the translations and a file of its own', () => {
  expect(certificates.map(({ name }) => name)).toEqual([
    'ISO 27001',
    'ISO 9001',
    'IATF 16949',
    'ASI Performance Standard V2',
    'ISO 14001',
    'ISO 45001',
    'CE factory production control',
    'UKCA',
    'EU regulation 333/2011',
    'Qualicoat',
    'Qualanod',
    'Kosher',
  ])
  for (const { area } of certificates) expect(t(`downloads:certificates.areas.${area}`)).toMatch(/\S/)
  expect(new Set(certificates.map(({ id }) => certificateFile(id))).size).toBe(12)
})

test('ABOUT-09 mission and four values', async () => {
  expect(await readBelow('company:missionAndValues')).toContain(
    'socially responsible, resource-efficient company offering innovative solutions',
  )
  expect(values.map((value) => t(`company:missionAndValues.values.${value}.name`))).toEqual([
    'Loyalty',
    'Responsibility',
    'Flexibility',
    'Transparency',
  ])
})

test('ABOUT-10 five key figures', () => {
  const shown = keyFigures.map(({ id, value }) => {
    const texts = t(`company:keyFigures.figures.${id}`, { value })
    return [texts.label, 'unit' in texts ? `${texts.value} ${texts.unit}` : texts.value]
  })
  expect(shown).toEqual([
    ['Founded', '1981'],
    ['Total area', '370k m²'],
    ['Employees', '1315'],
    ['Turnover 2024', '268 mln euro'],
    ['Capacity utilization', '95%'],
  ])
})

test('ABOUT-11 AMB-34 sales by country, in the stated order though neither sorted nor 100 in sum', () => {
  const { isVisible, shares, year } = salesCharts.salesByCountry2024
  const texts = 'company:keyFigures.charts.salesByCountry2024'
  expect({ isVisible, year }).toEqual({ isVisible: true, year: 2024 })
  expect(shares.map(({ id, percent }) => [t(`${texts}.data.${id}`), percent])).toEqual([
    ['Germany', 18.8],
    ['Poland', 13.9],
    ['Italy', 14.4],
    ['Spain', 8.3],
    ['Netherlands', 4.7],
    ['USA', 14.8],
    ['Bulgaria', 3.5],
    ['France', 3.2],
    ['Belgium', 3],
    ['Austria', 2.3],
    ['Others', 14.1],
  ])
  expect(t(`${texts}.title`)).toBe('Top 10 countries by sales in MT, 2024 (tonnes sold)')
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(101)
})

test('ABOUT-12 AMB-35 sales by product type are kept and hidden behind one flag', () => {
  const { isVisible, shares, year } = salesCharts.salesByProductType2023
  expect({ isVisible, year }).toEqual({ isVisible: false, year: 2023 })
  expect(
    shares.map(({ id, percent }) => [t(`company:keyFigures.charts.salesByProductType2023.data.${id}`), percent]),
  ).toEqual([
    ['Special profiles', 15.89],
    ['Standard profiles', 23.05],
    ['Anodized', 3.39],
    ['Painted', 1.07],
    ['Sheets', 6.35],
    ['Strip', 12.19],
    ['Lubricated foil', 7.81],
    ['Technical foil', 4.16],
    ['HH Foil', 21.15],
    ['Converter foil', 1.15],
    ['Finstock', 3.77],
  ])
})

test('ABOUT-21 the automotive facility of 2021 and its six steps', async () => {
  expect(automotiveSteps.map((step) => t(`company:automotiveFacility.steps.${step}.name`))).toEqual([
    'Cutting',
    'Milling and punching',
    'Washing and passivation',
    'Deburring',
    'Assembly',
    'Laser marking',
  ])
  expect(await readBelow('company:automotiveFacility')).toContain('Built in 2021')
})

test('ABOUT-23 AMB-36 sixteen entries of the timeline and the ellipsis as the seventeenth', () => {
  expect(timeline).toHaveLength(16)
  expect(t('company:timeline.ellipsis')).toBe('…')
  expect(new Set(timeline.map(({ picture }) => picture)).size).toBe(16)
})

test.for([
  ['ABOUT-24', '1968', /project for an aluminium processing plant.* starts/],
  ['ABOUT-24', '1977', /extrusion shop starts/],
  ['ABOUT-24', '1980', /rolling shop starts/],
  ['ABOUT-24', '1981', /inaugurated on 28\.11\.1981/],
  ['ABOUT-24', '1999', /metals company buys the majority of the shares/],
  ['ABOUT-24', '2000', /renamed and becomes a joint-stock company/],
  ['ABOUT-25', '2003-2004', /rolling shop is revamped/],
  ['ABOUT-25', '2004', /powder coating line/],
  ['ABOUT-25', '2005', /billet casting line.*2000-ton press is revamped/],
  ['ABOUT-25', '2007-2008', /new 1800-ton press/],
  ['ABOUT-25', '2009-2010', /Cut-to-length, degreasing and foil-slitting lines/],
  ['ABOUT-26', '2012-2013', /new casting line.*foil breakdown mill.*investment certificate Grade A/],
  ['ABOUT-26', '2014', /600-ton press/],
  ['ABOUT-26', '2015', /CNC centre, a sandblasting machine and a technical foil slitter/],
  ['ABOUT-26', '2017', /5-axis machining centre/],
  ['ABOUT-26', '2018', /6-high cold rolling mill, a 2500-ton press and a continuous casting line/],
] as const)('%s the timeline of %s says %s', ([, years, said]) => {
  const entry = timeline.find((one) => one.years === years)
  expect(entry && t(`company:timeline.entries.${entry.id}`).replace(/[\u00a0\u202f]/g, ' ')).toMatch(said)
})

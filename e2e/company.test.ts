import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const companyPage = (name: string) => pageOf(`/about-the-company/${name}`)

/** What a page has to say, row by row of the specification. */
const SAID = [
  {
    row: 'ABOUT-05',
    page: 'about-us',
    words: ['over 40 years of experience', 'above EUR 266 million', '100 000 t'],
  },
  { row: 'ABOUT-06', page: 'about-us', words: ['Europe and the US', 'EUR 160 million', 'BGN 160 million'] },
  { row: 'ABOUT-07', page: 'about-us', words: ['25, 26 and 45 MN', 'about 160 new jobs', 'opened in 2021'] },
  { row: 'ABOUT-10', page: 'key-figures', words: ['1981', '370k m²', '1315', '268 mln euro', '95%'] },
  { row: 'ABOUT-21', page: 'automotive-facility', words: ['Built in 2021'] },
]

test.for(SAID)('$row: $page says $words', async ({ page, words }) => {
  const { text } = await companyPage(page)
  for (const word of words) expect(text).toContain(word)
})

test('about us names the certificates, and offers its film', { tags: ['ABOUT-08'] }, async () => {
  const { main } = await companyPage('about-us')
  const standards = main.all('dt').map(({ text }) => text)
  expect(standards).toEqual(expect.arrayContaining(['ISO 27001', 'EN 15088', 'TISAX', 'ASI Performance Standard V2']))
  expect(main.one('button', /^Play the video/)).toBeDefined()
})

test('mission and values shows the metal from near in four pictures, each told in words', async () => {
  const { main } = await companyPage('mission-and-values')
  const words = main.all('img').flatMap(({ name }) => (name === '' ? [] : name))
  expect(words).toHaveLength(4)
  expect(new Set(words).size).toBe(4)
})

test('the shares of the countries stand in a table, without those by product type', {
  tags: ['ABOUT-10', 'ABOUT-11', 'AMB-34', 'AMB-35'],
}, async () => {
  const { main, text } = await companyPage('key-figures')
  const table = main.one('table', 'Sales by country, percent of tonnage, 2024')
  expect(table.all('tr').map((row) => row.text)).toEqual([
    'Country Share',
    'Germany 18.8%',
    'Poland 13.9%',
    'Italy 14.4%',
    'Spain 8.3%',
    'Netherlands 4.7%',
    'USA 14.8%',
    'Bulgaria 3.5%',
    'France 3.2%',
    'Belgium 3%',
    'Austria 2.3%',
    'Others 14.1%',
  ])
  expect(text).not.toContain('Sales by product type')
})

test('the timeline has sixteen entries and the ellipsis, none of them chosen before scripts run', {
  tags: ['ABOUT-23', 'AMB-36'],
}, async () => {
  const { main } = await companyPage('timeline')
  const entries = main.all('ol')[0]?.all('li') ?? []
  expect(entries).toHaveLength(17)
  const years = entries.flatMap((entry) => entry.all('h2').map(({ text }) => text))
  expect(years).toEqual(years.toSorted())
  expect(entries.at(-1)?.text).toContain('…')
  expect(main.all('[data-state]')).toEqual([])
})

/** The tables of a plant and what each has to say, in this order. */
const PLANTS = {
  'rolling-plant': {
    drawings: 3,
    tables: {
      Casting: /Continuous casting lines 7.*96 000 t a year/,
      Rolling: /Total rolling capacity.*100 000 t a year/,
      'Plant 2': /2021.*6-high.*2200 mm/,
    },
  },
  'extrusion-plant': {
    drawings: 4,
    tables: {
      'Billet casting': /50 000 t a year.*4, 6, 7, 8 inch/,
      Extrusion: /36 000 t a year.*600, 1300, 1800, 2000, 2500 tons.*1400/,
      'Powder coating': /7000 mm.*60 to 200 µm.*7000 t a year/,
      Anodizing: /6800 mm.*10 to 25 µm.*6000 t a year/,
      Fabrication: /7300 mm.*40 mm.*0\.15.*200 to 2800 mm.*0\.5/,
    },
  },
}

for (const [plant, { drawings, tables }] of Object.entries(PLANTS))
  test(`the ${plant} tells its figures in drawings and tables`, {
    tags: ['ABOUT-13', 'ABOUT-14', 'ABOUT-15', 'ABOUT-16', 'ABOUT-17', 'ABOUT-18', 'ABOUT-19'],
  }, async () => {
    const { main } = await companyPage(plant)
    expect(main.all('svg[role="img"]').filter(({ name }) => name.startsWith('Drawing of'))).toHaveLength(drawings)
    for (const [name, said] of Object.entries(tables)) expect(main.one('table', name).text).toMatch(said)
    const units = main.all('fieldset').flatMap((choice) => choice.all('button'))
    expect(units.map(({ text }) => text)).toEqual(['Metric', 'Imperial'])
    const capacities = main.text.match(/[\d\u202f ]+ t a year/g) ?? []
    expect(new Set(capacities).size, 'each figure once').toBe(capacities.length)
  })

test('the extrusion plant shows seven anodizing colours', { tags: ['ABOUT-20'] }, async () => {
  const { main } = await companyPage('extrusion-plant')
  const colours = main.one('section', 'Anodizing colours').all('li')
  expect(colours.map(({ text }) => text)).toEqual([
    'Natural C0',
    'Champagne C2',
    'Gold C3',
    'Light bronze C32',
    'Dark bronze C33',
    'Black C35',
    'Sandblasting E6/C0 SB',
  ])
})

test('research is a short text', { tags: ['ABOUT-22'] }, async () => {
  const { text } = await companyPage('r-and-d')
  expect(text).toContain('starts with your drawing and ends with a trial coil or a trial profile')
  expect(text.split(' ').length).toBeLessThan(600)
})

test('the automotive facility shows its steps', { tags: ['ABOUT-21'] }, async () => {
  const { main } = await companyPage('automotive-facility')
  const steps = main.all('li').flatMap((step) => step.all('h2').map(({ text }) => text))
  expect(steps).toEqual([
    'Cutting',
    'Milling and punching',
    'Washing and passivation',
    'Deburring',
    'Assembly',
    'Laser marking',
  ])
})

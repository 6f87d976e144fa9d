import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const documentsOf = async (name: string) =>
  (await pageOf(`/download-center/${name}`)).main.all('a[href^="/documents/"]')

/** What each list of the download centre holds: how many, the first and the last. */
const LISTS = [
  {
    row: 'DL-04',
    list: 'catalogues',
    count: 3,
    first: 'Rolled products catalogue',
    last: 'Standard profiles catalogue',
  },
  { row: 'DL-08', list: 'certificates', count: 12, first: 'ISO 27001 Information security', last: 'Kosher' },
  { row: 'DL-09', list: 'presentations', count: 8, first: 'Company presentation 2025', last: '2017' },
]

test.for(LISTS)('$row: $list are $count files, each with its picture', async ({ list, count, first, last }) => {
  const documents = await documentsOf(list)
  expect(documents).toHaveLength(count)
  expect(documents[0]?.text).toContain(first)
  expect(documents.at(-1)?.text).toContain(last)
  for (const document of documents) {
    expect(document.all('img')).toHaveLength(1)
    expect(document.attributes.target).toBe('_blank')
  }
})

test('a document says what it is before it is opened, and is a PDF; its page can be shared', {
  tags: ['DL-03', 'DL-07', 'ROUTE-15', 'ROUTE-20', 'AMB-10'],
}, async () => {
  const [first] = await documentsOf('certificates')
  expect(first?.name).toMatch(/^ISO 27001 Information security PDF, \d+ kB, 1 page Sample \(opens in a new tab\)$/)
  const answer = await fetch(inject('siteUrl') + first?.attributes.href)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const { main } = await pageOf('/download-center/certificates')
  expect(main.one('button', 'Share')).toBeDefined()
})

test('the general terms have twelve sections with anchors below their contents', {
  tags: ['DL-11', 'DL-12', 'DL-13', 'DL-14', 'DL-15'],
}, async () => {
  const { main, anchors } = await pageOf('/download-center/generalterms')
  const contents = main.one('nav', 'Contents').all('a')
  expect(contents).toHaveLength(12)
  for (const { attributes } of contents) expect(anchors).toContain(attributes.href?.slice(1))
  const [article] = main.all('article')
  expect(article?.all('h2')).toHaveLength(12)
  for (const constant of [
    '01.01.2021',
    'Incoterms 2010',
    'plus or minus 10 percent',
    'more than 2 weeks',
    '24 months',
    '14 calendar days',
    'more than 3 months',
    '8 percent a year',
    'within 7 calendar days',
    'within 30 days',
    '3 years after its last use',
    'limited to the contract value',
    'Bulgarian courts',
    'Bulgarian law',
  ])
    expect(article?.text).toContain(constant)
})

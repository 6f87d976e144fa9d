import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_SECTIONS, type SiteDocument } from '#contract/documents.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const read = async (section: string): Promise<SiteDocument[]> =>
  (await api.app.inject(`/api/documents/${section}`)).json().documents

test('a buyer finds the twelve certificates in the order of the download centre', { tags: ['DL-08'] }, async () => {
  const certificates = await read('certificates')
  expect(certificates.map(({ title }) => title)).toEqual([
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
  expect(certificates[1]).toEqual({
    name: 'iso-9001',
    file: '/documents/certificates/iso-9001.pdf',
    title: 'ISO 9001',
    note: 'Quality management',
    year: null,
    day: null,
    bytes: 32641,
    pages: 1,
    sha256: '2a1bd7a5d667944ca7ff2bb1b674e7f7d3be1b9f214d054d18cfc7ef3ecbbdc3',
    thumbnail: { src: '/documents/certificates/iso-9001.webp', width: 640, height: 906 },
    isSample: true,
    number: '',
    scope: '',
    issuer: '',
    issuedOn: null,
    validUntil: null,
    products: [],
    earlier: [],
  })
})

test('an investor finds the newest first: statements by year, papers of a meeting in their order', {
  tags: ['INV-04', 'INV-05', 'INV-06'],
}, async () => {
  expect((await read('statements')).map(({ year }) => year)).toEqual([
    2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012, 2011,
  ])
  const papers = await read('meetings')
  expect(papers).toHaveLength(24)
  expect(papers.slice(0, 5).map(({ day, title }) => [day, title])).toEqual([
    ['2019-06-26', 'Agenda'],
    ['2019-06-26', 'Power of authority'],
    ['2019-06-26', 'Invitation'],
    ['2019-06-26', 'Protocol'],
    ['2018-06-27', 'Agenda'],
  ])
})

test('every section is read, and no other', async () => {
  const all = await Promise.all(DOCUMENT_SECTIONS.map(read))
  expect(all.map((documents) => documents.length)).toEqual([12, 9, 24, 8, 3, 6, 8, 1])
  expect((await api.app.inject('/api/documents/secrets')).statusCode).toBe(404)
})

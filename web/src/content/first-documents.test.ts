import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, firstDocuments } from './first-documents.testing.ts'
import { sustainabilityPages } from './sustainability.ts'

const of = (section: string) => firstDocuments.filter((document) => document.section === section)
const yearsOf = (section: string) => of(section).map(({ year }) => year)

test('every document has an address of its own and a name in both languages', {
  tags: ['DL-07', 'LEG-08', 'AMB-52'],
}, () => {
  expect(firstDocuments).toHaveLength(71)
  expect(new Set(firstDocuments.map(addressOf)).size).toBe(71)
  for (const document of firstDocuments) {
    expect(addressOf(document)).toMatch(/^\/documents\/[a-z]+\/[a-z0-9-]+\.pdf$/)
    expect([document.title_en, document.title_bg].join('\n'), document.name).toMatch(/^\S.*\n\S/)
  }
  expect(of('legal').map(({ title_en, is_sample }) => [title_en, is_sample])).toEqual([
    ['Information on personal data (GDPR)', false],
  ])
})

test('the hash of every document is that of its file', async () => {
  for (const document of firstDocuments) {
    const file = await readFile(join(import.meta.dirname, '../../public', addressOf(document)))
    expect(createHash('sha256').update(file).digest('hex'), document.name).toBe(document.sha256)
  }
})

test('twelve certificates in the order of the download centre, each with what it is about', { tags: ['DL-08'] }, () => {
  expect(of('certificates').map(({ title_en }) => title_en)).toEqual([
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
  for (const { note_en, name } of of('certificates')) expect(note_en, name).toMatch(/\S/)
})

test('three catalogues; presentations, statements and reports of each year', {
  tags: ['DL-09', 'INV-04', 'AMB-39', 'SUS-03'],
}, () => {
  expect(of('catalogues').map(({ name }) => name)).toEqual([
    'rolled-products',
    'extruded-products',
    'standard-profiles',
  ])
  expect(yearsOf('presentations')).toEqual([2017, 2018, 2019, 2021, 2022, 2023, 2024, 2025])
  expect(yearsOf('statements')).toEqual([2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019])
  expect(yearsOf('sustainability')).toEqual([2019, 2020, 2021, 2022, 2023, 2024])
})

test('a general meeting in each year from 2014 to 2019 with four documents', { tags: ['INV-05', 'INV-06'] }, () => {
  const meetings = Map.groupBy(of('meetings'), ({ day }) => day ?? '')
  expect([...meetings.keys()]).toEqual([
    '2014-06-26',
    '2015-06-25',
    '2016-06-29',
    '2017-06-28',
    '2018-06-27',
    '2019-06-26',
  ])
  for (const [day, documents] of meetings) {
    expect(
      documents.map(({ title_en }) => title_en),
      day,
    ).toEqual(['Agenda', 'Power of authority', 'Invitation', 'Protocol'])
    for (const { name, year } of documents) expect([name.slice(0, 10), year]).toEqual([day, Number(day.slice(0, 4))])
  }
})

test('eight policies, each linked by a page', { tags: ['SUS-04'] }, () => {
  const linked = sustainabilityPages.flatMap((page): readonly string[] => page.policies)
  expect(of('policies')).toHaveLength(8)
  expect([...new Set(linked)].map((id) => `policy-${id}`).toSorted()).toEqual(
    of('policies')
      .map(({ name }) => name)
      .toSorted(),
  )
})

import { expect, test } from 'vitest'
import { productPath, productUrls } from '#content/catalogue.ts'
import { searchedPeople } from '#content/site-people.testing.ts'
import { expectedResults } from './expected-results.testing.ts'
import { createFindResults } from './find-results.ts'
import { personRecords } from './person-records.ts'
import { createRule } from './rule.ts'
import { index, titles } from './searched-site.testing.ts'
import { siteEntries } from './site-entries.ts'
import { createSiteSearch } from './site-search.ts'

const rule = createRule({ ...index, people: personRecords(searchedPeople) })
const entries = siteEntries(index, titles)
const search = createSiteSearch(entries)
const find = createFindResults(index, titles)

/** All results in the order they are shown. */
function results(input: string): string[] {
  const { answer, direct, products, people, site } = find(input)
  const said = answer && (answer.answers.yes.length > 0 ? answer.answers.yes : answer.answers.near)
  const ofTables = said?.map(({ offer }) => productPath(offer.product)) ?? []
  return [...ofTables, ...[...direct, ...products, ...people, ...site].map(({ path }) => path)]
}

test.each(expectedResults)('what is meant by "%s" comes first: %s', (query, first) => {
  expect(results(query)[0]).toBe(first)
})

test('every product is what visitors mean by something', () => {
  const meant = new Set(expectedResults.map(([, first]) => first))
  expect(productUrls.filter((url) => !meant.has(productPath(url)))).toEqual([])
})

/** All ways to swap two neighbouring letters that are not the same. */
const swapped = (word: string) =>
  [...word].flatMap((letter, at) =>
    at === 0 || word[at - 1] === letter ? [] : `${word.slice(0, at - 1)}${letter}${word[at - 1]}${word.slice(at + 1)}`,
  )

test('the title of every page is found whole, in capitals, and with any two letters of its longest word swapped', () => {
  for (const { path, title } of index.pages.filter(({ kind }) => kind === 'page')) {
    expect(results(title), title).toContain(path)
    expect(results(title.toUpperCase()), title).toContain(path)
    const longest = title.split(' ').reduce((long, word) => (word.length > long.length ? word : long), '')
    if (longest.length < 5) continue
    for (const wrong of swapped(longest)) expect(results(title.replace(longest, wrong)), wrong).toContain(path)
  }
})

test.each([
  ['kosher certificate', '/documents/certificates/kosher.pdf'],
  ['sustainability report 2023', '/documents/sustainability/sustainability-report-2023.pdf'],
  ['genral terms', '/download-center/generalterms'],
  ['timleine', '/about-the-company/timeline'],
  ['key figures', '/about-the-company/key-figures'],
  ['AQAP', '/documents/certificates/aqap-2110.pdf'],
  ['certificate armour', '/documents/certificates/aqap-2110.pdf'],
  ['44 100 9001', '/documents/certificates/aqap-2110.pdf'],
  ['swiming club', '/news/sponsor'],
  ['protocol 2017', '/documents/meetings/2017-06-28-protocol.pdf'],
])('the whole site answers "%s"', (query, path) => {
  expect(results(query)).toContain(path)
})

test('the rule alone never finds what only the whole site knows, and nothing is shown twice', () => {
  expect(rule('timeline')).toEqual({ products: [], people: [] })
  for (const query of ['foil', 'sales', 'heat shields', 'press']) {
    const paths = results(query)
    expect(new Set(paths).size, query).toBe(paths.length)
  }
})

test('a need is answered by the tables, and crumbs of its words are left out', () => {
  const { answer, site, isClose } = find('8011A O 0.012 1250')
  expect(answer?.answers.yes.map(({ offer }) => offer.product)).toEqual(['household-foil', 'converter-foil'])
  expect([site, isClose]).toEqual([[], false])
  expect(find('5083').answer?.answers.yes).toEqual([])
  for (const query of ['household foil', 'ISO 14001', '30-01-2024', 'protocol 2017', '44 100 9001', '7606'])
    expect(find(query).answer).toBeUndefined()
})

test('a number is found whole or not at all, and a short word is no beginning', () => {
  expect(find('7606').site).toEqual([])
  expect(find('fo').site).toEqual([])
})

test.each(['+359 54 000 018', '0035954000018', '054/000 018', '54000018', '+359 (54) 000-018'])(
  'the telephone number "%s" leads to who has it',
  (number) => expect(results(number)).toEqual(['/contacts/sales-department/borislav-chakarov']),
)

test('when nothing has all words, what has some of them comes and is said to be close', () => {
  const { entries: found, isClose } = search('qwertz foil', 5)
  expect(isClose).toBe(true)
  expect(found[0]?.kind).toBe('product')
  expect(search('household foil', 5).isClose).toBe(false)
})

test('before the documents have come none is named, for it may be hidden', () => {
  const known = siteEntries(index)
  expect(known.filter(({ kind }) => kind === 'document')).toEqual([])
})

test('a position that is not open is not found', () => {
  expect(results('технолог')).not.toContain('/careers/open-positions/over')
})

test.each(['intern', 'internship', 'internships', 'стаж'])('"%s" finds the positions that are internships', (query) => {
  expect(results(query)).toContain('/careers/open-positions/laborant')
  expect(results(query)).not.toContain('/careers/open-positions/operator')
})

test.each(['xyzzy', '%%%', '<marquee>', '\\', '""'])('nothing of the site answers "%s"', (query) => {
  expect(results(query)).toEqual([])
})

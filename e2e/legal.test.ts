import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

test.for([
  { row: 'LEG-06', path: '/disclosure-policy', heading: 'Disclosure policy', words: 'information to investors' },
  {
    row: 'LEG-07',
    path: '/terms-of-use',
    heading: 'Terms of use',
    words: 'No personal data is collected through the site.',
  },
  {
    row: 'LEG-08',
    path: '/personal-data',
    heading: 'Personal data',
    words: 'What we store when you write to us',
  },
])('$row: $path has contents that lead to its sections', { tags: ['ROUTE-16'] }, async ({ path, heading, words }) => {
  const { title, headings, text, links, anchors } = await pageOf(path)
  expect(headings).toEqual([heading])
  expect(title).toMatch(new RegExp(`^${heading}`))
  expect(text).toContain(words)
  const sections = links.flatMap(({ address }) => (/^#(?!content)/.test(address) ? address.slice(1) : []))
  expect(sections.length).toBeGreaterThan(4)
  expect(sections.filter((section) => !anchors.has(section))).toEqual([])
})

test('the information on personal data is a file that opens in a new tab', {
  tags: ['LEG-08', 'API-17'],
}, async () => {
  const { main } = await pageOf('/personal-data')
  const file = main.one('a', /^Information on personal data \(GDPR\)/)
  expect(file.attributes).toMatchObject({
    href: '/documents/legal/gdpr-personal-data-information.pdf',
    target: '_blank',
  })
  expect(file.name).toContain('opens in a new tab')
})

test('the disclosure policy leads to the calendar for investors', { tags: ['LEG-06'] }, async () => {
  const { main } = await pageOf('/disclosure-policy')
  expect(main.one('a', 'calendar for investors').attributes.href).toBe('/investors/calendar')
})

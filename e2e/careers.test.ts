import { isVisible } from 'api/contract/career-visibility'
import type { Career } from 'api/contract/careers'
import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const url = inject('siteUrl')
const LIST = '/careers/open-positions'
const shown = (iso: string) => iso.split('-').reverse().join('-')

async function visiblePositions(): Promise<Career[]> {
  const { careers } = (await (await fetch(`${url}/api/careers`)).json()) as { careers: Career[] }
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' }).format(new Date())
  return careers.filter((position) => isVisible(position, today))
}

test.for([
  { name: 'career', heading: 'A career in Balkalum', mailbox: 'careers', hasBoard: true },
  { name: 'open-positions', heading: 'Open positions', mailbox: 'careers', hasBoard: true },
  { name: 'internships', heading: 'Internships', mailbox: 'internships', hasBoard: false },
])(
  '$name has the header of the careers and the address to write to',
  {
    tags: ['CAR-01', 'CAR-05', 'CAR-06', 'CAR-07', 'ROUTE-12', 'API-17'],
  },
  async ({ name, heading, mailbox, hasBoard }) => {
    const { main, title, headings } = await pageOf(`/careers/${name}`)
    expect(title).toMatch(new RegExp(`^${heading}`))
    expect(headings).toEqual([heading])
    expect(main.all('[data-cover]')[0]?.text).toContain('Careers')
    expect(main.one('a', /^E-mail /).attributes.href).toBe(`mailto:${mailbox}@balkalum.example`)
    const boards = main.all('a[href="https://jobs.example/company/balkalum"]')
    expect(boards).toHaveLength(hasBoard ? 1 : 0)
    for (const board of boards) {
      expect(board.attributes.target).toBe('_blank')
      expect(board.name).toContain('opens in a new tab')
    }
  },
)

test('the trainee programme lasts a month', { tags: ['CAR-07'] }, async () => {
  expect((await pageOf('/careers/career')).main.one('section', 'Internships').text).toContain('1 month')
  expect((await pageOf('/careers/internships')).text).toContain('The trainee programme lasts 1 month.')
})

test('the list holds the visible positions, in Bulgarian, with their days', {
  tags: ['CAR-08', 'CAR-09', 'AMB-38'],
}, async () => {
  const positions = await visiblePositions()
  const { main, text } = await pageOf(LIST)
  const rows = main.all('[data-position]')
  expect(new Set(rows.map(({ attributes }) => attributes['data-position']))).toEqual(
    new Set(positions.map(({ _id }) => _id)),
  )
  expect(text).toContain(`${positions.length} positions`)
  for (const { _id, title, startDate, endDate } of positions) {
    const row = rows.find(({ attributes }) => attributes['data-position'] === _id)
    for (const words of [title, shown(startDate), shown(endDate)]) expect(row?.text).toContain(words)
    expect(row?.attributes.href).toBe(`${LIST}/${_id}`)
    expect(row?.all('strong')[0]?.attributes.lang).toBe('bg')
  }
})

test('a shared address shows the position at once, in Bulgarian, with its JobPosting', {
  tags: ['CAR-02', 'CAR-10', 'AMB-37'],
}, async () => {
  const [position] = await visiblePositions()
  if (!position) throw new Error('the seed has no visible position')
  const { main, canonical, data, title } = await pageOf(`${LIST}/${position._id}`)
  expect(canonical).toEqual([`${url}${LIST}/${position._id}`])
  expect(title.startsWith(position.title)).toBe(true)
  const dialog = main.one('dialog[open]', position.title)
  expect(dialog.attributes.lang).toBe('bg')
  expect(dialog.all('dt').map(({ text }) => text)).toEqual(['Начална дата', 'Крайна дата'])
  expect(dialog.all('dd').map(({ text }) => text)).toEqual([shown(position.startDate), shown(position.endDate)])
  expect(dialog.all('h3').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Основни функции и отговорности', 'Изисквания към кандидатите']),
  )
  expect(dialog.one('a', 'Кандидатствай').attributes.href).toBe(
    `mailto:careers@balkalum.example?subject=${encodeURIComponent(position.title)}`,
  )
  expect(data.filter((thing) => thing['@type'] === 'JobPosting')).toMatchObject([
    {
      '@context': 'https://schema.org',
      title: position.title,
      datePosted: position.startDate,
      validThrough: expect.stringMatching(new RegExp(`^${position.endDate}T23:59:59\\+0[23]:00$`)),
      hiringOrganization: { '@type': 'Organization', name: 'Balkalum AD' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Shumen', addressRegion: 'Shumen', addressCountry: 'BG' },
      },
      description: expect.stringContaining(position.responsibilities),
      url: `${url}${LIST}/${position._id}`,
    },
  ])
})

test('the list itself is no JobPosting', async () => {
  expect((await pageOf(LIST)).data.map((thing) => thing['@type'])).not.toContain('JobPosting')
})

/** Of the seed; it ended in May 2026. */
const OVER = `${LIST}/6be3a881-3711-4391-8b08-d3bb5ce9841a`

test.for([OVER, `${LIST}/c0ffee00-0000-4000-8000-000000000000`, `${LIST}/nothing`])(
  'a position that is over or unknown, %s, is not found, and the list says so',
  { tags: ['CAR-09', 'AMB-37'] },
  async (path) => {
    const { status, text, metas } = await pageOf(path)
    expect(status).toBe(404)
    expect(text).toContain('This position is not available.')
    expect(metas.get('robots')).toContain('noindex')
  },
)

import { expect, inject, test } from 'vitest'
import { chunksWith } from './built-files.ts'
import { createScriptReader } from './page-scripts.ts'
import { pageOf } from './site-pages.ts'
import { readSitemap } from './sitemap.ts'

test('pages in Bulgarian ask for its letters before they are read, so that no line moves; others do not', async () => {
  const asked = async (path: string) => {
    const { root } = await pageOf(path)
    return root.all('link[rel="preload"][as="font"]').map(({ attributes }) => attributes.href?.includes('cyrillic'))
  }
  for (const path of ['/careers/open-positions', '/news/stipendii-2025']) expect(await asked(path)).toContain(true)
  for (const path of ['/', '/news/results-2024']) expect(await asked(path)).toEqual([false])
})

/** One of each kind, those of the largest sections among them. */
const KINDS = [
  '/',
  '/products',
  '/products/extruded/industrial-profiles',
  '/markets/automotive',
  '/about-the-company/about-us',
  '/investors/financial-statements',
  '/careers/career',
  '/contacts/sales-department',
  '/news',
  '/news/results-2024',
  '/personal-data',
]

test('no page waits for more than seven style sheets before it is painted, nor for a script in its head, nor shares the line with its translations', async () => {
  for (const path of KINDS) {
    const [head = ''] = (await pageOf(path)).html.split('</head>')
    const sheets = head.match(/<link rel="stylesheet"/g) ?? []
    expect(sheets.length, path).toBeGreaterThan(0)
    expect(sheets.length, path).toBeLessThanOrEqual(7)
    expect(head.match(/<script(?! type="application\/ld\+json")[^>]*>/g), path).toBeNull()
    expect(head.match(/<link rel="preload"(?! as="image"|[^>]* as="font")[^>]*>/g), path).toBeNull()
  }
})

/** What is heavy and needed by few, each with a text that only its script holds. */
const HEAVY = {
  editor: 'ql-editor',
  lightbox: 'yarl__',
  charts: 'borderAlign',
  calendar: 'rdp-',
  schemas: 'ZodError',
  "staff's controls": 'data-base-ui-',
  'map of Europe': 'M558.6,647.7L557.1,640.8',
  'map of Bulgaria': 'M725,600.4L715.9,600.1',
}
const heavyIn = (scripts: string[]) =>
  Object.entries(HEAVY).flatMap(([name, mark]) => (scripts.some((script) => script.includes(mark)) ? name : []))

/** The sections whose pages show maps. */
const MAPS_OF: Readonly<Record<string, string[]>> = {
  contacts: ['map of Europe', 'map of Bulgaria'],
}

test('no page starts with the editor, the lightbox, charts, the calendar, schemas, the controls of staff, or maps that it does not show', async () => {
  const url = inject('siteUrl')
  const paths = await readSitemap(url)
  expect(paths.length).toBeGreaterThan(60)
  const { scriptsOf, allScripts } = createScriptReader(url)
  for (const path of [...paths, '/admin/login']) {
    const heavy = heavyIn(await scriptsOf(path))
    const [, section = ''] = path.split('/')
    expect({ path, heavy }).toEqual({ path, heavy: MAPS_OF[section] ?? [] })
  }
  expect(heavyIn(await allScripts('/'))).toEqual(Object.keys(HEAVY))
})

test.each([
  'src/features/search/search-overlay.tsx',
  'src/features/inquiries/inquiry-form.tsx',
  'src/features/shell/cookie-notice.tsx',
])('%s comes without the scripts of the administration', (source) => {
  const names = chunksWith(source)
  expect(names).toContain('entry-client')
  expect(names).not.toContain('staff')
})

import { expect, test } from './fixtures.ts'
import { readSitemap } from './sitemap.ts'

test.describe.configure({ mode: 'parallel' })

const SECTIONS = [
  'about-the-company',
  'careers',
  'contacts',
  'download-center',
  'investors',
  'markets',
  'news',
  'products',
  'sustainability',
]
/** Of these there are many of one kind: some stand for all. */
const MANY = /^\/(products\/[\w-]+|news|careers\/open-positions|contacts\/[\w-]+)\/|[?&]lang=/
const SOME = [
  '/products/extruded/profiles-for-building-and-architecture',
  '/products/extruded/profiles-for-distribution',
  '/news/new-cut-to-length-line',
  '/news/stipendii-2025',
  '/news/never-written',
  '/contacts/sales-department/milena-tsoneva',
]
const sectionOf = (path: string) => /^\/([\w-]+)[/?]/.exec(`${path}/`)?.[1] ?? ''
const belongsTo = (section: string | undefined) => (path: string) =>
  section ? sectionOf(path) === section : !SECTIONS.includes(sectionOf(path))

for (const section of [...SECTIONS, undefined])
  test(`${section ? `every page of /${section}` : 'every other page'} is accessible, and none scrolls sideways from 360 to 1920 px`, {
    tag: ['@SHELL-21'],
  }, async ({ page, site, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const mapped = (await readSitemap(site.url)).filter((path) => !MANY.test(path))
    const paths = [...mapped, ...SOME, '/404'].filter(belongsTo(section))
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(path)
        await expectAccessible(page)
        for (const width of [1920, 1000, 768, 360]) {
          await page.setViewportSize({ width, height: 900 })
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
            .toBe(width)
        }
      })
  })

/** One of each kind; the other tests look at most of them on a desktop. */
const KINDS = [
  '/',
  '/about-the-company/about-us',
  '/careers/open-positions',
  '/contacts/factory-location',
  '/contacts/sales-department',
  '/contacts/sales-department/milena-tsoneva',
  '/download-center/certificates',
  '/investors/calendar',
  '/news/new-cut-to-length-line',
  '/personal-data',
  '/products',
  '/products/extruded/profiles-for-building-and-architecture',
]

test('a page of each kind is accessible on a telephone, too', { tag: ['@SHELL-21'] }, async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 900 })
  for (const path of KINDS)
    await test.step(path, async () => {
      await page.goto(path)
      await expectAccessible(page)
    })
})

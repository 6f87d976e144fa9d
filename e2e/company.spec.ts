import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pages = {
  'about-us': 'About us',
  'mission-and-values': 'Mission and values',
  'key-figures': 'Key figures',
  'r-and-d': 'R&D',
  'rolling-plant': 'Rolling plant',
  'extrusion-plant': 'Extrusion plant',
  'automotive-facility': 'Automotive Facility',
  timeline: 'Timeline',
} as const
const address = (page: keyof typeof pages) => `/about-the-company/${page}`
const sideMenu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Section' })

test('the side menu leads through the pages of the company overview, each with a header picture of its own, and keeps the place', {
  tag: ['@ROUTE-02', '@ABOUT-01', '@ABOUT-02', '@SHELL-19'],
}, async ({ page }) => {
  const covers = new Set<string | null>()
  await page.goto(address('timeline'))
  await expect(sideMenu(page).getByRole('link')).toHaveText(Object.values(pages))
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  for (const [name, title] of Object.entries(pages)) {
    await sideMenu(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(address(name as keyof typeof pages))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('[data-cover]')).toContainText('Company Overview')
    await expect(sideMenu(page).locator('[aria-current=page]')).toHaveText(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
    covers.add(await page.locator('[data-cover] img').getAttribute('src'))
  }
  expect(covers.size).toBe(8)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Select page opens the list, a choice closes it and scrolls to the top, and Escape gives the focus back', {
    tag: ['@ABOUT-03', '@SHELL-20'],
  }, async ({ page, expectAccessible }) => {
    await page.goto(address('about-us'))
    await expect(sideMenu(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await page.getByText('Select page').click()
    const list = page.getByRole('navigation', { name: 'Select page' })
    await expect(list.getByRole('link')).toHaveCount(8)
    await expectAccessible(page)
    await list.getByRole('link', { name: 'Key figures' }).click()
    await expect(page).toHaveURL(/\/key-figures$/)
    await expect(list).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByText('Select page').click()
    await list.getByRole('link', { name: 'Key figures' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.getByText('Select page').click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(page.getByText('Select page').locator('xpath=ancestor::summary')).toBeFocused()
  })
})

test('about us tells history, investments, plan and certificates', {
  tag: ['@ABOUT-05', '@ABOUT-06', '@ABOUT-07', '@ABOUT-08'],
}, async ({ page }) => {
  await page.goto(address('about-us'))
  const main = page.getByRole('main')
  for (const said of [
    /over 40 years of experience/i,
    /above EUR 266 million/,
    /100 thousand t/,
    /Europe and the US/,
    /EUR 160 million/,
    /BGN 160 million/,
    /25, 26 and 45.MN/,
    /about 160 new jobs/,
    /opened in 2021/,
  ])
    await expect(main).toContainText(said)
  for (const standard of ['ISO 27001', 'EN 15088', 'TISAX', 'ASI Performance Standard V2'])
    await expect(main.getByRole('term').filter({ hasText: standard })).toBeVisible()
  await main.getByRole('button', { name: 'Play the film' }).click()
  const film = main.locator('video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
})

test('mission and values shows the metal from near in four pictures, each told in words', async ({ page }) => {
  await page.goto(address('mission-and-values'))
  const shown = page.getByRole('main').locator('img:not([alt=""])')
  await expect(shown).toHaveCount(4)
  const words = await shown.evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')))
  expect(new Set(words).size).toBe(4)
  await shown.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toHaveLength(4)
})

test('key figures, and the doughnut with a table of all its values', {
  tag: ['@ABOUT-10', '@ABOUT-11', '@AMB-34', '@AMB-35'],
}, async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('key-figures'))
  for (const figure of ['1981', '370k m²', '1315', '268 mln euro', '95%'])
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()

  const table = page.getByRole('table', { name: 'Sales by country, percent of tonnes, 2024' })
  await expect(table.getByRole('row')).toHaveText([
    /Country\s*Share/,
    /Germany\s*18.8%/,
    /Poland\s*13.9%/,
    /Italy\s*14.4%/,
    /Spain\s*8.3%/,
    /Netherlands\s*4.7%/,
    /USA\s*14.8%/,
    /Bulgaria\s*3.5%/,
    /France\s*3.2%/,
    /Belgium\s*3%/,
    /Austria\s*2.3%/,
    /Others\s*14.1%/,
  ])
  await expect(page.getByText('Sales by product type')).toHaveCount(0)

  await expect(page.locator('canvas')).toHaveCount(0)
  expect(await withChart(request, scripts)).toHaveLength(0)
  await table.scrollIntoViewIfNeeded()
  await expect(page.locator('canvas')).toBeVisible()
  expect(await withChart(request, scripts)).toHaveLength(1)

  await test.step('a share pointed at stands in the middle', async () => {
    const caption = page.locator('figcaption')
    await expect(caption).toHaveText('18.8% Germany')
    await page.getByRole('row', { name: 'Spain' }).hover()
    await expect(caption).toHaveText('8.3% Spain')
    const canvas = page.locator('canvas')
    const box = await canvas.boundingBox()
    await canvas.hover({ position: { x: (box?.width ?? 0) * 0.65, y: (box?.height ?? 0) * 0.15 } })
    await expect(caption).toHaveText('18.8% Germany')
  })

  await test.step('it shrinks and grows with the window', async () => {
    const widthOf = async (part: string) => Math.round((await page.locator(part).boundingBox())?.width ?? 0)
    await expect.poll(() => widthOf('canvas')).toBeGreaterThan(400)
    const before = await widthOf('canvas')
    for (const size of [1000, 390, 1440]) {
      await page.setViewportSize({ width: size, height: 900 })
      await expect.poll(async () => (await widthOf('canvas')) - (await widthOf('figure:has(canvas)'))).toBe(0)
    }
    expect(await widthOf('canvas')).toBe(before)
  })
})

/** Those of the scripts that hold the charts of Chart.js. */
async function withChart(request: APIRequestContext, scripts: string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()))
  return texts.filter((text) => text.includes('animateRotate'))
}

test('scrolling activates the seventeen entries of the timeline one after another', {
  tag: ['@ABOUT-23', '@AMB-36'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('timeline'))
  const entries = page.getByRole('main').locator('ol > li')
  await expect(entries).toHaveCount(17)
  const states = () => entries.evaluateAll((items) => items.map((item) => item.getAttribute('data-state')))
  await expect.poll(states).toContain('future')
  for (const place of [0, 7, 16]) {
    await entries.nth(place).evaluate((item) => item.scrollIntoView({ block: 'start' }))
    await page.mouse.move(10, 10)
    await expect.poll(async () => (await states()).lastIndexOf('present')).toBeGreaterThanOrEqual(Math.min(place, 16))
    const now = await states()
    expect(now.filter((state) => state === 'present')).toHaveLength(1)
    expect(now.slice(0, now.indexOf('present')).every((state) => state === 'past')).toBe(true)
    expect(now.slice(now.indexOf('present') + 1).every((state) => state === 'future')).toBe(true)
  }
  await expect(entries.last()).toContainText('…')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the plants tell their figures in drawings and tables, the automotive facility its steps, and research is a short text', {
    tag: [
      '@ABOUT-13',
      '@ABOUT-14',
      '@ABOUT-15',
      '@ABOUT-16',
      '@ABOUT-17',
      '@ABOUT-18',
      '@ABOUT-19',
      '@ABOUT-20',
      '@ABOUT-21',
      '@ABOUT-22',
    ],
  }, async ({ page }) => {
    await page.goto(address('rolling-plant'))
    await expect(page.getByRole('main').getByRole('img', { name: /^Drawing of/ })).toHaveCount(3)
    const casting = page.getByRole('table', { name: 'Casting' })
    await expect(casting).toContainText(/Continuous casting lines\s*7/)
    await expect(casting).toContainText(/96.000 t a year/)
    await expect(page.getByRole('table', { name: 'Plant 2' })).toContainText(/2021.*6-high.*2200 mm/s)

    await page.goto(address('extrusion-plant'))
    await expect(page.getByRole('main').getByRole('img', { name: /^Drawing of/ })).toHaveCount(4)
    for (const [name, said] of [
      ['Billet casting', /50.000 t a year.*4, 6, 7, 8 inch/s],
      ['Extrusion', /36.000 t a year.*600, 1300, 1800, 2000, 2500 tons.*1400/s],
      ['Powder coating', /7000 mm.*60 to 200 µm.*7000 t a year/s],
      ['Anodizing', /6800 mm.*10 to 25 µm.*6000 t a year/s],
      ['Fabrication', /7300 mm.*40 mm.*0\.15.*200 to 2800 mm.*0\.5/s],
    ] as const)
      await expect(page.getByRole('table', { name, exact: true })).toContainText(said)
    const colours = page.getByRole('region', { name: 'Anodizing colours' }).getByRole('listitem')
    await expect(colours).toHaveText([
      'Natural C0',
      'Champagne C2',
      'Gold C3',
      'Light bronze C32',
      'Dark bronze C33',
      'Black C35',
      'Sandblasting E6/C0 SB',
    ])

    await page.goto(address('r-and-d'))
    const research = await page.getByRole('main').innerText()
    expect(research).toContain('starts with a customer drawing and ends with a trial coil or a trial profile')
    expect(research.split(/\s+/).length).toBeLessThan(600)

    await page.goto(address('automotive-facility'))
    await expect(page.getByRole('main')).toContainText('Built in 2021')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText([
      'Cutting',
      'Milling and punching',
      'Washing and passivation',
      'Deburring',
      'Assembly',
      'Laser marking',
    ])
  })

  test('the timeline, the table of the chart and the choice of a page are there', async ({ page }) => {
    await page.goto(address('timeline'))
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(17)
    await expect(page.getByRole('main').locator('[data-state]')).toHaveCount(0)
    await page.getByText('Select page').click()
    await page.getByRole('navigation', { name: 'Select page' }).getByRole('link', { name: 'Key figures' }).click()
    await expect(page.getByRole('table', { name: /Sales by country/ }).getByRole('row')).toHaveCount(12)
  })
})

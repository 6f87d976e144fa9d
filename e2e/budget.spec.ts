import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, stopClock, test } from './fixtures.ts'

test('the first load of the home page: scripts of 140 kB, style sheets of 20 kB, fonts of 60 kB at most; scripts and translations after the first paint', async ({
  page,
  request,
}) => {
  // What comes seconds later, the film and the notice, is not of the first load.
  await stopClock(page)
  const loaded: string[] = []
  page.on('requestfinished', (finished) => loaded.push(finished.url()))
  await page.goto('/')
  /** React, router and i18next take 113 of them. */
  expect(await bytesOf(loaded, /\.js$/, request, compressed)).toBeLessThanOrEqual(140_000)
  expect(await bytesOf(loaded, /\.css$/, request, compressed)).toBeLessThanOrEqual(20_000)
  expect(await bytesOf(loaded, /\.woff2$/, request, (font) => font.length)).toBeLessThanOrEqual(60_000)
  expect(await page.evaluate(askedBeforePaint)).toEqual([])
})

/** The scripts and translations that a page has asked for before it was painted. Runs in the page. */
function askedBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => /\/assets\/.*\.(js|json)$/.test(name) && startTime < (paint?.startTime ?? Infinity),
    )
    .map(({ name }) => name)
}

const compressed = (file: Buffer) => gzipSync(file, { level: 9 }).length

async function bytesOf(
  addresses: string[],
  kind: RegExp,
  request: APIRequestContext,
  size: (file: Buffer) => number,
): Promise<number> {
  const found = addresses.filter((address) => kind.test(address))
  expect(found.length).toBeGreaterThan(0)
  const sizes = await Promise.all(found.map(async (address) => size(await (await request.get(address)).body())))
  return sizes.reduce((sum, one) => sum + one, 0)
}

test('the letters of the banner in Bulgarian come when the page has started, after all that is seen first', async ({
  page,
  browser,
  site,
}) => {
  // By what it is written in, not by what was asked for: a trace lays out what is closed, and asks for the font itself.
  const bannerOf = (shown: Page) => shown.getByText('Пази детето на пътя')
  const address = `${site.url}/about-the-company/about-us`
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const started = await withoutScripts.newPage()
  await started.goto(address)
  await expect(bannerOf(started)).toHaveCSS('font-family', /^"Like Arial"/)
  await withoutScripts.close()
  await page.goto(address)
  await expect(bannerOf(page)).toHaveCSS('font-family', /^"Sofia Sans"/)
})

const HEADER_PICTURE = /\/(hero|tall)-\w+\.\w+-\d+\.avif$/

for (const { density, withHeader, most } of [
  { density: 1, withHeader: false, most: 260_000 },
  { density: 3, withHeader: true, most: 420_000 },
])
  test.describe(`on a phone with ${density} pixels to one`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: density })

    test(`the home page transfers ${most / 1000} kB at most ${withHeader ? 'with' : 'without'} the pictures of its header`, async ({
      page,
    }) => {
      await stopClock(page)
      const transfers = recordTransfers(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      const counted = (await transfers()).filter(({ url }) => withHeader || !HEADER_PICTURE.test(url))
      expect(counted.length).toBeGreaterThan(10)
      expect(counted.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most)
    })
  })

/** What a page has asked for until it is read, with its headers. */
function recordTransfers(page: Page) {
  const sizes: Promise<{ url: string; bytes: number }>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    ),
  )
  return () => Promise.all(sizes)
}

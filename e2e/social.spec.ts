import { expect, test } from './fixtures.ts'

const content = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1]

test('every page of the sitemap has a picture for social networks that all of them can show', async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  expect(pages.length).toBeGreaterThan(70)
  const pictures = new Set<string>()
  for (const page of pages) {
    const html = await (await fetch(page)).text()
    const facts = ['og:image:width', 'og:image:height', 'twitter:card', 'og:site_name'].map((key) => content(html, key))
    expect(facts, page).toEqual(['1200', '630', 'summary_large_image', 'Balkalum'])
    expect(content(html, 'og:locale'), page).toMatch(/^[a-z]{2}_[A-Z]{2}$/)
    expect(content(html, 'og:image:alt'), page).toBeTruthy()
    const picture = content(html, 'og:image') ?? ''
    expect(picture, page).toContain(`${site.url}/`)
    pictures.add(picture.replaceAll('&amp;', '&'))
  }
  expect(pictures.size).toBeGreaterThan(60)
  for (const picture of pictures) {
    const answer = await fetch(picture)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
    expect(bytes.subarray(0, 3).toString('hex'), picture).toBe('ffd8ff')
    expect(sizeOf(bytes), picture).toEqual([1200, 630])
  }
})

test('pages that search engines do not keep have the picture of the home page', async ({ site }) => {
  for (const path of ['/404', '/nowhere', '/newsletter/confirmed']) {
    const html = await (await fetch(site.url + path)).text()
    expect(content(html, 'og:image')).toBe(`${site.url}/cards/home.jpg`)
  }
})

test('browsers and telephones find the icons they ask for', async ({ site, page }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    const answer = await fetch(site.url + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toMatch(type)
    await answer.body?.cancel()
  }
  await page.goto('/')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/apple-touch-icon.png')
  const manifest = (await (await fetch(`${site.url}/site.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
  const html = await (await fetch(site.url)).text()
  expect(html).toContain(`"logo":"${site.url}/icon-512.png"`)
})

/** Width and height as a JPEG says them in its frame. */
function sizeOf(jpeg: Buffer): [number, number] | undefined {
  for (let at = 2; at + 9 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const mark = jpeg[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xc3) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return undefined
}

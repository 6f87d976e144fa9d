import { expect, inject, test } from 'vitest'
import { readPage } from './rendered-page.ts'
import { readSitemap } from './sitemap.ts'

const url = inject('siteUrl')

/** What the picture that opens a page shows; pages of one subject may share it, as a market and its products do. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  foil: /\/rolled-foils\/|\/packaging$/,
  cars: /automotive/,
  'strips and sheets': /\/rolled-sheets-and-strips\/|\/rolling-plant$/,
  profiles: /\/extruded\/|\/extrusion-plant$/,
}
const subjectOf = (path: string) =>
  Object.entries(SUBJECTS).find(([, pages]) => pages.test(path))?.[0] ?? path.replace(/\?.*/, '')

test('every page of the sitemap has a title, a description, an address and pictures of its own, says the way to it, and can be shared', {
  tags: [
    'ROUTE-01',
    'ROUTE-04',
    'ROUTE-07',
    'ROUTE-13',
    'ROUTE-14',
    'SHELL-21',
    'SHELL-22',
    'ABOUT-04',
    'CAR-01',
    'AMB-55',
  ],
}, async () => {
  const paths = await readSitemap(url)
  expect(paths.length).toBeGreaterThan(70)
  expect(new Set(paths).size).toBe(paths.length)
  const told = new Map<string, string>()
  const pictures = new Set<string>()
  const covers = new Map<string, string[]>()
  for (const path of paths) {
    const answer = await fetch(url + path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    // No one has to sign in.
    expect(html, path).not.toMatch(/type="password"|\/admin/)
    const { language, title, canonical, metas, data, root } = readPage(html)
    const [main] = root.all('main')
    if (path !== '/sitemap')
      expect(
        main?.all('button').map(({ name }) => name),
        path,
      ).toContain('Share')
    if (!path.startsWith('/news/')) expect(language, path).toBe('en')
    expect(canonical, path).toEqual([url + path])
    const description = metas.get('description') ?? ''
    for (const text of [title, description]) {
      expect(text.length, path).toBeGreaterThanOrEqual(8)
      expect(told.get(text), `${path} says the same as`).toBeUndefined()
      told.set(text, path)
    }
    const facts = ['og:image:width', 'og:image:height', 'twitter:card', 'og:site_name'].map((key) => metas.get(key))
    expect(facts, path).toEqual(['1200', '630', 'summary_large_image', 'Balkalum'])
    expect(metas.get('og:locale'), path).toMatch(/^[a-z]{2}_[A-Z]{2}$/)
    expect(metas.get('og:image:alt'), path).toBeTruthy()
    const picture = metas.get('og:image') ?? ''
    expect(picture, path).toContain(`${url}/`)
    pictures.add(picture)

    const [cover] = main?.all('img[fetchpriority="high"]') ?? []
    const [, code] = /\/pictures\/([\w-]+)\./.exec(cover?.attributes.src ?? '') ?? []
    if (code && path !== '/') covers.set(code, [...(covers.get(code) ?? []), path])

    const ways = data.filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(ways, path).toHaveLength(path === '/' ? 0 : 1)
    const steps = (ways[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    if (path === '/' || path.includes('?')) continue
    expect(steps[0]).toMatchObject({ name: 'Home', item: `${url}/` })
    expect(steps.at(-1)?.item).toBe(url + path)
    for (const { name } of steps) expect(name).toMatch(/\S/)
  }
  expect(covers.size).toBeGreaterThan(15)
  for (const [code, shown] of covers) expect(new Set(shown.map(subjectOf)).size, `${code} opens ${shown}`).toBe(1)
  expect(pictures.size).toBeGreaterThan(60)
  for (const picture of pictures) {
    const answer = await fetch(picture)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/jpeg'])
    expect(bytes.subarray(0, 3).toString('hex'), picture).toBe('ffd8ff')
    expect(sizeOf(bytes), picture).toEqual([1200, 630])
  }
})

test('pages that search engines do not keep have the picture of the home page', async () => {
  for (const path of ['/404', '/nowhere', '/newsletter/confirmed']) {
    const { metas } = readPage(await (await fetch(url + path)).text())
    expect(metas.get('og:image')).toBe(`${url}/cards/home.jpg`)
  }
})

test('a section without a page, and an old name, lead to a page', {
  tags: ['ROUTE-03', 'SUS-07', 'DL-16', 'AMB-03', 'AMB-06'],
}, async () => {
  for (const [from, to] of Object.entries({
    '/about-the-company': '/about-the-company/about-us',
    '/markets': '/markets/packaging',
    '/contacts': '/contacts/sales-department',
    '/careers': '/careers/career',
    '/investors': '/investors/management',
    '/sustainability': '/sustainability/environment',
    '/download-center': '/download-center/catalogues',
    '/products/rolled-foils': '/products/rolled-foils/household-foil',
    '/products/rolled-sheets-and-strips': '/products/rolled-sheets-and-strips/standard-sheets-and-strips',
    '/products/extruded': '/products/extruded/profiles-for-building-and-architecture',
    '/contacts/locations': '/contacts/factory-location',
  })) {
    const answer = await fetch(url + from, { redirect: 'manual' })
    expect([from, answer.status, new URL(answer.headers.get('location') ?? '', url).pathname]).toEqual([from, 301, to])
  }
})

test('an unknown page of every section is the page that is not found', {
  tags: ['ROUTE-05', 'ROUTE-08', 'ROUTE-12', 'ROUTE-13', 'ROUTE-19', 'SUS-07', 'DL-16', 'AMB-04', 'AMB-08'],
}, async () => {
  const notFound = readPage(await (await fetch(`${url}/no/such/page`)).text())
  expect(notFound.text).toContain('There is nothing here')
  for (const path of [
    '/about-the-company/brass-foundry',
    '/markets/space',
    '/contacts/moon',
    '/careers/moon',
    '/investors/bonds',
    '/sustainability/water',
    '/download-center/prices',
    '/products/cast',
    '/products/extruded/finstock',
    '/products/extruded/none',
  ]) {
    const answer = await fetch(url + path)
    const { title, text } = readPage(await answer.text())
    expect([path, answer.status, title, text]).toEqual([path, 404, notFound.title, notFound.text])
  }
})

test('search engines find the sitemap, and not the administration; who finds a hole finds whom to tell', async () => {
  expect((await fetch(`${url}/sitemap.xml`)).headers.get('content-type')).toContain('application/xml')
  const robots = await (await fetch(`${url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  const security = await fetch(`${url}/.well-known/security.txt`)
  expect([security.status, security.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await security.text()) ?? []
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(100 * 86_400_000)
})

test('browsers and telephones find the icons they ask for', async () => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/favicon.svg', /^image\/svg\+xml$/],
    ['/apple-touch-icon.png', /^image\/png$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    const answer = await fetch(url + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toMatch(type)
    await answer.body?.cancel()
  }
  const manifest = (await (await fetch(`${url}/site.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await fetch(url + src)).status).toBe(200)
  const html = await (await fetch(url)).text()
  for (const link of ['rel="manifest" href="/site.webmanifest"', 'rel="apple-touch-icon" href="/apple-touch-icon.png"'])
    expect(html).toContain(`<link ${link}`)
  expect(html).toContain(`"logo":"${url}/icon-512.png"`)
})

/** Width and height as a JPEG says them in its frame. */
function sizeOf(jpeg: Buffer): [number, number] | undefined {
  for (let at = 2; at + 9 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const mark = jpeg[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xc3) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return undefined
}

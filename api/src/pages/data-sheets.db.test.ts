import { parse } from 'parse5'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_URL } from '../../testing/app.ts'
import { replaceFile } from '../../testing/documents.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'
import { site } from './site.ts'

const CATALOGUE = {
  'rolled-foils': ['household-foil', 'container-foil', 'converter-foil', 'technical-foil', 'finstock'],
  'rolled-sheets-and-strips': [
    'standard-sheets-and-strips',
    'standard-sheets',
    'strips-for-heat-exchangers-finstock',
    'heat-shields',
    'strips-for-noise-protection-panels',
    'omnia-sheets',
  ],
  extruded: [
    'profiles-for-building-and-architecture',
    'profiles-for-automotive-and-transportation',
    'profiles-for-distribution',
    'industrial-profiles',
  ],
}
const products = Object.entries(CATALOGUE).flatMap(([category, names]) =>
  names.map((name) => `/products/${category}/${name}`),
)

let api: ProxiedTestApp
beforeAll(async () => {
  api = await startProxiedTestApp({
    site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
  })
})
afterAll(() => api.stop())

const ask = (url: string, headers = {}) => api.app.inject({ url, headers })

/** What another program than the one that wrote it reads in a PDF. */
async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent({ disableNormalization: true })
      return {
        lines: items.map((item) => ('str' in item ? item.str.trimEnd() : '')),
        tree: await page.getStructTree(),
        links: (await page.getAnnotations()).map(({ url }: { url?: string }) => url),
      }
    }),
  )
  const { info } = (await document.getMetadata()) as { info: Record<string, string> }
  // A Map, whatever its types say.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const read = {
    lines: pages.flatMap(({ lines }) => lines),
    text: plain(pages.flatMap(({ lines }) => lines).join(' ')),
    roles: new Set(pages.flatMap(({ tree }) => rolesIn(tree))),
    links: pages.flatMap(({ links }) => links),
    title: info.Title,
    language: info.Language,
    isMarked: marks?.get('Marked'),
  }
  await task.destroy()
  return read
}

/** Without the places where lines and words break. */
const plain = (text: string) => text.replaceAll(/[\s\u00ad]/g, '')

interface Branch {
  type?: string
  role?: string
  children?: Branch[]
}
const rolesIn = ({ role = '', children = [] }: Branch): string[] => [role, ...children.flatMap(rolesIn)]

interface Node {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}
const textOf = ({ value = '', childNodes = [] }: Node): string => value + childNodes.map(textOf).join('')
const sectionOf = (node: Node, heading: string): string =>
  node.attrs?.some(({ name, value }) => name === 'aria-labelledby' && value === heading)
    ? textOf(node)
    : (node.childNodes ?? []).map((child) => sectionOf(child, heading)).join('')
const cellsIn = (node: Node): string[] =>
  ['th', 'td', 'caption', 'h1'].includes(node.nodeName) ? [textOf(node)] : (node.childNodes ?? []).flatMap(cellsIn)

describe.each(products)('%s', (path) => {
  test('its data sheet says all that the tables of the page say', async () => {
    const page = await ask(path)
    const sheet = await ask(`${path}/data-sheet.pdf`)
    expect([page.statusCode, sheet.statusCode]).toEqual([200, 200])
    const { lines, text, title, language, isMarked, roles, links } = await readPdf(sheet.rawPayload)
    const cells = cellsIn(parse(page.body) as Node)
    expect(cells.length).toBeGreaterThan(20)
    expect(cells.filter((cell) => !text.includes(plain(cell)))).toEqual([])
    expect(
      lines.filter((line) => /\bEN$/.test(line)),
      'a number stands alone on the next line',
    ).toEqual([])
    expect(title).toContain('Product data sheet')
    expect([language, isMarked]).toEqual(['en', true])
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link']) expect(roles).toContain(role)
    expect(links).toContain(PUBLIC_URL + path)
    const drawn = path.includes('/extruded/') ? [] : [/Thelargest(coil|sheet),toscale/, /Width[\d.]+to[\d.]+mm/]
    for (const words of drawn) expect(text, 'a drawing with its sizes').toMatch(words)
    expect(page.body).toContain(`href="${path}/data-sheet.pdf"`)
  })
})

test('which certificate covers this profile? Its page, its data sheet and its data for crawlers say so, and when it is over', async () => {
  const token = await api.signIn()
  const address = '/documents/certificates/qualicoat.pdf'
  const path = '/products/extruded/industrial-profiles'
  const certificate = { number: '2041 BG', issuer: 'Qualital', scope: 'Coating lines 1 and 2', issuedOn: '2026-01-01' }
  const said = ['Qualicoat', 'Powder coating', '2041 BG', 'Qualital', 'Coating lines 1 and 2', '31-12-2099']
  const read = async (product = path) => {
    const [page, sheet] = await Promise.all([ask(product), ask(`${product}/data-sheet.pdf`)])
    const section = sectionOf(parse(page.body) as Node, 'certificates')
    const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*"Product"[^<]*)</.exec(page.body) ?? []
    return {
      page: plain(section),
      sheet: (await readPdf(sheet.rawPayload)).text,
      data: JSON.parse(json).hasCertification,
    }
  }
  expect(await read()).toMatchObject({ page: '', data: undefined })

  const more = { ...certificate, validUntil: '2099-12-31', products: ['industrial-profiles' as const] }
  await replaceFile(api, token, address, [1], more)
  const { page, sheet, data } = await read()
  for (const text of said) expect([page, sheet]).toEqual(Array(2).fill(expect.stringContaining(plain(text))))
  expect(data).toEqual([
    {
      '@type': 'Certification',
      name: 'Qualicoat',
      description: 'Coating lines 1 and 2',
      url: PUBLIC_URL + address,
      certificationIdentification: '2041 BG',
      certificationStatus: 'https://schema.org/CertificationActive',
      issuedBy: { '@type': 'Organization', name: 'Qualital' },
      validFrom: '2026-01-01',
      expires: '2099-12-31',
      about: { '@id': `${PUBLIC_URL}${path}#product` },
    },
  ])
  expect(await read('/products/rolled-foils/finstock')).toMatchObject({ page: '', data: undefined })

  await replaceFile(api, token, address, [1], { ...more, validUntil: '2026-01-02' })
  const ended = await read()
  for (const text of ['2041 BG', 'Expired on 02-01-2026'])
    expect([ended.page, ended.sheet]).toEqual(Array(2).fill(expect.stringContaining(plain(text))))
  expect(ended.data).toBeUndefined()
})

test('a product and its sheet are read while it is unknown which certificates there are, and have them soon after', async () => {
  const token = await api.signIn()
  const path = '/products/extruded/profiles-for-distribution'
  const more = { number: '1999 D', products: ['profiles-for-distribution' as const] }
  await replaceFile(api, token, '/documents/certificates/qualanod.pdf', [1], more)
  const read = async () => {
    const [page, sheet] = await Promise.all([ask(path), ask(`${path}/data-sheet.pdf`)])
    const { text } = await readPdf(sheet.rawPayload)
    return [page.statusCode, page.body.includes('1999 D'), sheet.statusCode, text.includes(plain('1999 D'))]
  }
  api.proxy.breakWhen(() => 503)
  try {
    expect(await read()).toEqual([200, false, 200, false])
  } finally {
    api.proxy.heal()
  }
  await expect.poll(read).toEqual([200, true, 200, true])
})

const foil = '/products/rolled-foils/container-foil/data-sheet.pdf'

test('whom do I call in Poland? The sheet for a country names who serves it; an unknown one names the director', async () => {
  const poland = await ask(`${foil}?region=Poland&utm=1`)
  const { text, links } = await readPdf(poland.rawPayload)
  expect(text).toContain(plain('Borislav Chakarov'))
  expect(text).toContain(plain('for Poland, rolled'))
  expect(links).toContain(`${PUBLIC_URL}/products/rolled-foils/container-foil?region=Poland`)
  const [all, unknown] = await Promise.all([ask(foil), ask(`${foil}?region=Atlantis`)])
  expect(unknown.headers.etag).toBe(all.headers.etag)
  expect(poland.headers.etag).not.toBe(all.headers.etag)
  expect((await readPdf(all.rawPayload)).text).toContain(plain('Mariya Ilieva'))
})

test('a sheet is shown and not saved, is asked for again with its ETag, and leaves its place in search to the page', async () => {
  const sheet = await ask(foil)
  expect(sheet.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="container-foil.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    link: `<${PUBLIC_URL}/products/rolled-foils/container-foil>; rel="canonical"`,
  })
  expect((await ask(foil, { 'if-none-match': sheet.headers.etag })).statusCode).toBe(304)
  expect((await ask('/Products/rolled-foils/Container-foil/data-sheet.pdf?region=Poland')).headers.location).toBe(
    `${foil}?region=Poland`,
  )
  expect((await ask('/products/rolled-foils/no-foil/data-sheet.pdf')).statusCode).toBe(404)
})

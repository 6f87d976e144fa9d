import { expect, inject, test } from 'vitest'
import { type PageContent, readPage } from './rendered-page.ts'

/** What a file is by its ending: the beginning of its type, and of its bytes where that is telling. */
const KINDS: Record<string, { type: RegExp; bytes?: string }> = {
  pdf: { type: /^application\/pdf$/, bytes: '%PDF-' },
  ics: { type: /^text\/calendar/, bytes: 'BEGIN:VCALENDAR' },
  vcf: { type: /^text\/vcard/, bytes: 'BEGIN:VCARD' },
  dxf: { type: /^image\/vnd\.dxf$/ },
  step: { type: /^model\/step$/, bytes: 'ISO-10303-21;' },
  js: { type: /^(text|application)\/javascript/ },
  css: { type: /^text\/css/ },
  json: { type: /^application\/([\w.-]+\+)?json/ },
  xml: { type: /^application\/([\w.-]+\+)?xml/, bytes: '<?xml' },
  txt: { type: /^text\/plain/ },
  woff2: { type: /^font\/woff2$/, bytes: 'wOF2' },
  svg: { type: /^image\/svg\+xml$/ },
  avif: { type: /^image\/avif$/ },
  webp: { type: /^image\/webp$/, bytes: 'RIFF' },
  jpg: { type: /^image\/(jpeg|webp)$/ },
  png: { type: /^image\/(png|webp)$/ },
  gif: { type: /^image\/(gif|webp)$/ },
  ico: { type: /^image\/(x-icon|vnd\.microsoft\.icon)$/ },
  webmanifest: { type: /^application\/manifest\+json/ },
  mp4: { type: /^video\/mp4$/ },
}
const AT_ONCE = 4

/** What the least of the pages has to say, in letters, beside header and footer. */
const MIN_TEXT_LENGTH = 150

/** Whether a page is reading matter as the server sends it: scripts have not run here. */
function isReadable({ headings, text, links }: PageContent): boolean {
  const chosen = links.filter(({ isLoaded }) => !isLoaded)
  return headings.length === 1 && headings[0] !== '' && text.length >= MIN_TEXT_LENGTH && chosen.length > 20
}

/** The addresses on the way to a page, as its structured data tells them. */
function stepsOf({ data }: PageContent): string[] {
  const lists = data.filter((thing) => thing['@type'] === 'BreadcrumbList')
  return lists.flatMap(({ itemListElement }) => (itemListElement as { item: string }[]).map(({ item }) => item))
}

/** Follows all that a site links and loads, from its first page on, and says what leads nowhere. */
async function crawl(site: string, starts: string[]) {
  const pages = new Map<string, PageContent>()
  const wrong: string[] = []
  const foreign = new Map<string, string>()
  const anchors: { from: string; address: URL }[] = []
  const known = new Set<string>()
  /** On the way to a page a section may stand, whose address leads on to its first page (AMB-03). */
  const steps = new Set<string>()
  const waiting: { from: string; url: string }[] = []

  const say = (from: string, to: string, why: string): void => {
    wrong.push(`${from} → ${to}: ${why}`)
  }

  function meet(from: string, address: string, isLoaded: boolean): void {
    const url = new URL(address.replace(/^webcal:/, 'http:'), site + from)
    if (/^(mailto|tel):$/.test(url.protocol)) {
      if (!/^(mailto:[^@\s]+@[^@\s]+\.\w+|tel:\+\d[\d%]+)/.test(url.href))
        say(from, address, 'no one to write to or call')
      return
    }
    if (url.origin !== site) {
      foreign.set(url.href, from)
      if (isLoaded) say(from, address, 'a request to another site')
      return
    }
    if (url.hash !== '') anchors.push({ from, address: url })
    const path = url.pathname + url.search
    // The widths of a picture are made of one file, which costs more than all else here: one stands for all.
    const file = url.searchParams.has('w') ? url.pathname : path
    if (known.has(file)) return
    known.add(file)
    waiting.push({ from, url: path })
  }

  async function visit({ from, url }: { from: string; url: string }): Promise<void> {
    const answer = await fetch(site + url, { redirect: 'manual' })
    if (answer.status === 301 && steps.has(url)) return meet(url, answer.headers.get('location') ?? '', false)
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return say(from, url, `status ${answer.status} ${answer.headers.get('location') ?? ''}`)
    }
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const ending = /\.(\w+)$/.exec(url.split('?')[0] ?? '')?.[1]
    const kind = ending === undefined ? { type: /^text\/html/ } : KINDS[ending]
    if (!kind?.type.test(type)) return say(from, url, `is ${type}`)
    if (bytes.length === 0) return say(from, url, 'is empty')
    if ('bytes' in kind && kind.bytes && !bytes.subarray(0, 40).toString().startsWith(kind.bytes))
      say(from, url, 'is something else')
    if (ending === undefined) {
      const content = readPage(bytes.toString())
      pages.set(url, content)
      for (const { address, isLoaded } of content.links) meet(url, address, isLoaded)
      for (const step of stepsOf(content)) {
        steps.add(new URL(step).pathname)
        meet(url, step, false)
      }
    }
    if (ending === 'css')
      for (const [, address = ''] of bytes.toString().matchAll(/url\(["']?([^"')]+)["']?\)/g))
        if (!address.startsWith('data:')) meet(url, address, true)
    if (ending === 'js')
      for (const [, file] of bytes.toString().matchAll(/["'](assets\/[\w.-]+\.(?:js|css))["']/g))
        meet('/', `/${file}`, true)
    if (ending === 'xml')
      for (const [, address = ''] of bytes.toString().matchAll(/<(?:image:)?loc>([^<]+)</g))
        meet(url, address.replaceAll('&amp;', '&'), false)
  }

  for (const start of starts) meet('/', start, false)
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit))

  for (const { from, address } of anchors) {
    const page = pages.get(address.pathname + address.search)
    // What follows is read by a script.
    const [place = ''] = decodeURIComponent(address.hash.slice(1)).split('&')
    if (page && !page.anchors.has(place)) say(from, address.pathname + address.hash, 'no such place')
  }
  return { pages, wrong, foreign, met: known }
}

test('every link of every page leads somewhere, no page asks another site for anything, and each can be read without scripts', {
  tags: ['API-17'],
}, async () => {
  const { pages, wrong, foreign, met } = await crawl(inject('siteUrl'), ['/', '/robots.txt', '/sitemap.xml'])
  expect(wrong).toEqual([])
  expect(pages.size).toBeGreaterThan(70)
  expect([...met].filter((path) => path.endsWith('.pdf')).length).toBeGreaterThan(70)
  for (const address of foreign.keys()) expect(address).toMatch(/^https:\/\//)
  expect([...pages].flatMap(([path, page]) => (isReadable(page) ? [] : path))).toEqual([])
})

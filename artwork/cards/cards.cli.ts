import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { brand } from 'supabase/brand'
import { runnerImport } from 'vite'
import { CARD_HEIGHT, CARD_MAX_BYTES, CARD_WIDTH } from 'web/lib/social-card.ts'
import { ensureBrowser } from '../../e2e/browser.ts'

/**
 * `pnpm artwork cards [PART …]`: draws the previews of the pages in social networks (all, or those with a part of their address
 * named) into `web/public/cards`, and out of the mark the icons of the site and its manifest. The results are committed; build and tests
 * never draw.
 */
const ORIGIN = 'http://cards.invalid'
const TYPES: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2' }
const web = join(import.meta.dirname, '../../web')

const { module } = await runnerImport<typeof import('./all-cards.tsx')>(join(import.meta.dirname, 'all-cards.tsx'), {
  root: web,
  configFile: false,
  logLevel: 'error',
  environments: { inline: { resolve: { noExternal: ['web'] } } },
})
const parts = process.argv.slice(2)
const cards = module.renderCards().filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)))

const browser = await chromium.launch({ executablePath: ensureBrowser() })
try {
  const page = await browser.newPage({ viewport: { width: CARD_WIDTH, height: CARD_HEIGHT } })
  let html = ''
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const body = readFileSync(join(import.meta.dirname, pathname))
    return route.fulfill({ contentType: TYPES[extname(pathname)] ?? 'text/plain', body })
  })
  for (const { file, html: card } of cards) {
    html = card
    await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const jpeg = await smallJpeg(await page.screenshot())
    const target = join(web, 'public', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, jpeg)
    console.log(`${file}: ${jpeg.length} bytes`)
  }
} finally {
  await browser.close()
}

/** As fine as `CARD_MAX_BYTES` allow. */
async function smallJpeg(png: Buffer): Promise<Buffer> {
  let quality = 82
  const encode = () => sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer()
  let jpeg = await encode()
  while (jpeg.length > CARD_MAX_BYTES && quality > 30) {
    quality -= 8
    jpeg = await encode()
  }
  return jpeg
}

/** The mark of `favicon.svg` with so many pixels a side, and with so much of its ground around it. */
function icon(side: number, margin = 0): Promise<Buffer> {
  const mark = Math.round(side * (1 - 2 * margin))
  const around = Math.floor((side - mark) / 2)
  const extension = { top: around, left: around, bottom: side - mark - around, right: side - mark - around }
  return sharp(join(web, 'public/favicon.svg'), { density: (72 * side) / 34 })
    .resize(mark, mark)
    .extend({ ...extension, background: '#004785' })
    .png({ palette: true })
    .toBuffer()
}

/** A file of icons with one PNG in it, as browsers ask for it without being told. */
function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  lang: 'en',
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#004785',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
const write = (name: string, bytes: Buffer | string) => writeFileSync(join(web, 'public', name), bytes)
write('favicon.ico', iconFile(await icon(32), 32))
write('apple-touch-icon.png', await icon(180))
write('icon-192.png', await icon(192))
write('icon-512.png', await icon(512))
write('icon-maskable.png', await icon(512, 0.1))
write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)

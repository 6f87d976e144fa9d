import { existsSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from './browser.ts'
import { acceptTerms } from './fixtures.ts'
import { type RunningSite, startSite } from './running-site.ts'

/**
 * `pnpm look [PART …]`: pictures of all pages, the administration's too, at three widths in one page of HTML; of those
 * alone whose address contains a part, `/` being the home page. A picture that is there already stays as the one before,
 * and the page shows both. The built site is looked at as visitors who want no motion see it, so that nothing is half
 * shown.
 */
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** Higher pages are cut here: Chromium repeats the top of a picture that is higher. */
const MAX_HEIGHT = 16_000
const STAFF = [
  '/admin',
  ...['careers', 'inquiries', 'newsletter', 'documents', 'events', 'people'].map((tab) => `/admin?tab=${tab}`),
  '/admin/news/new',
  ...['careers', 'documents', 'events', 'people'].map((collection) => `/admin/${collection}/new`),
  ...['account', 'attention', 'journal', 'trash', 'users'].map((page) => `/admin/${page}`),
]
const OTHERS = ['/404', '/admin/login']
const folder = join(import.meta.dirname, '.temp/look')
const sheet = join(folder, 'index.html')

const parts = process.argv.slice(2)
const isWanted = (path: string) =>
  parts.length === 0 || parts.some((part) => (part === '/' ? path === '/' : path.includes(part)))

for (const name of ['now', 'before']) mkdirSync(join(folder, name), { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser() })
const site = await startSite()
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Sofia' })
  await context.addInitScript(acceptTerms)
  await takeAll(context, [...(await publicPaths(site)), ...OTHERS])
  await signIn(context, site)
  await takeAll(context, [...STAFF, ...(await itemPaths(site))])
} finally {
  await browser.close()
  await site.stop()
}
writeFileSync(sheet, sheetOf(globSync('now/*.jpg', { cwd: folder }).map((file) => basename(file))))
console.log(sheet)

async function publicPaths({ url }: RunningSite): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** The form of a published item: the administration's pages with an address of their own. */
async function itemPaths({ url }: RunningSite): Promise<string[]> {
  const { news } = (await (await fetch(`${url}/api/news/latest`)).json()) as { news: { url: string }[] }
  return news.slice(0, 1).map((item) => `/admin/news/${item.url}`)
}

async function signIn(context: BrowserContext, { url, admin }: RunningSite): Promise<void> {
  const { token } = await (await context.request.post(`${url}/api/admin/login`, { data: admin })).json()
  await context.addInitScript((value) => window.localStorage.setItem('adminToken', value), token)
}

async function takeAll(context: BrowserContext, paths: string[]): Promise<void> {
  for (const path of paths.filter(isWanted)) {
    const page = await context.newPage()
    for (const size of WIDTHS) {
      await page.setViewportSize(size)
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(loadPictures)
      await keep(page, `${path.slice(1).replaceAll(/[/?=]/g, '+') || 'home'}-${size.width}.jpg`)
    }
    await page.close()
    console.log(path)
  }
}

async function keep(page: Page, file: string): Promise<void> {
  const path = join(folder, 'now', file)
  if (existsSync(path)) renameSync(path, join(dirname(path), '../before', file))
  const { width = 0 } = page.viewportSize() ?? {}
  const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight))
  await page.screenshot({ path, type: 'jpeg', quality: 72, fullPage: true, clip: { x: 0, y: 0, width, height } })
}

/** Runs in the page: asks for what would come with the scroll. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}

function sheetOf(files: string[]): string {
  const names = [...new Set(files.map((file) => file.replace(/-\d+\.jpg$/, '')))].sort()
  const rows = names.map((name) => {
    const taken = WIDTHS.map(({ width }) => `${name}-${width}.jpg`)
    const row = (when: string) =>
      taken
        .filter((file) => existsSync(join(folder, when, file)))
        .map((file) => `<a href="${when}/${file}"><img loading="lazy" alt="${when} ${file}" src="${when}/${file}"></a>`)
        .join('')
    return `<h2 id="${name}">/${name === 'home' ? '' : name.replaceAll('+', '/')}</h2><div>${row('now')}</div><div class="before">${row('before')}</div>`
  })
  const style =
    'body{font:16px/1.4 system-ui;margin:24px;background:#d9dde0}h2{margin:48px 0 8px}div{display:flex;gap:16px;align-items:start}a{flex:1 1 0;max-height:900px;overflow:auto}a:first-child{flex:0 0 190px}img{width:100%;display:block}.before{margin-top:16px;opacity:.75}.before:not(:empty)::before{content:"before"}nav{columns:5}'
  const links = names.map((name) => `<a style="display:block" href="#${name}">${name}</a>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All pages</title><style>${style}</style><nav>${links}</nav>${rows.join('')}</html>\n`
}

import { newsList } from 'api/contract/news'
import { expect } from './fixtures.ts'
import { address } from './smoke-account.ts'
import { test } from './smoke-site.ts'

test('the server lives, and reaches its database', async ({ request }) => {
  for (const path of ['/healthz', '/readyz'])
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)
})

test('home is shown, and a visitor goes on to the products', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
})

test('the newest item of the news opens, with its cover', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/)
  const cover = page.getByRole('main').locator('img[src*="/uploads/news/"]').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
})

test('the search finds a product and opens it', async ({ page }) => {
  await page.goto('/contacts/sales-department')
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  await page.getByRole('textbox', { name: 'Search the site' }).fill('finstock')
  await page
    .getByRole('dialog', { name: 'Search' })
    .getByRole('link', { name: /finstock/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/finstock/i)
})

test('the form for inquiries opens; nothing is sent', async ({ page }) => {
  await page.goto('/contacts/factory-location')
  await page.getByRole('button', { name: 'Connect with us' }).click()
  const form = page.getByRole('form')
  for (const name of ['Name', 'Phone', 'E-mail', 'Message'])
    await expect(form.getByRole('textbox', { name })).toBeEditable()
  await expect(form.getByRole('button', { name: 'Send inquiry' })).toBeEnabled()
})

test('the administration asks who is there, and its calls refuse visitors', async ({ page, request }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible()
  for (const path of ['/api/inquiries', '/api/trash']) expect((await request.get(path)).status()).toBe(401)
})

test('the list of news is as the contract says, and asked for again it is a 304', async ({ request }) => {
  const answer = await request.get('/api/news')
  const { news } = newsList.parse(await answer.json())
  expect(news.length).toBeGreaterThan(0)
  const etag = answer.headers().etag ?? ''
  expect((await request.get('/api/news', { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

test('a page that does not exist says so with its status', async ({ request }) => {
  for (const path of ['/this-page-does-not-exist', '/news/this-item-does-not-exist'])
    expect((await request.get(path)).status()).toBe(404)
})

test('pages come compressed, with a strict policy, and are kept for a moment only', async ({ request }) => {
  const headers = (await request.get('/products')).headers()
  expect(headers['content-encoding']).toMatch(/^(br|gzip|zstd)$/)
  expect(headers['cache-control']).toContain('s-maxage=2')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
})

test('scripts and styles are kept for a year, and documents can be downloaded', async ({ request }) => {
  const page = await (await request.get('/download-center/catalogues')).text()
  const [asset = ''] = /\/assets\/[\w-]+\.css/.exec(page) ?? []
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable')
  const document = await request.get(/\/documents\/[\w/-]+\.pdf/.exec(page)?.[0] ?? '')
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('sitemap, robots.txt and feeds name this address as the public one', async ({ request, site }) => {
  const { origin } = new URL(site.url)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(await (await request.get('/feed.json')).json()).toMatchObject({ feed_url: `${origin}/feed.json` })
})

if (address?.startsWith('https:'))
  test('who asks without encryption is sent to where there is some', async ({ request, site }) => {
    const answer = await request.get(site.url.replace('https:', 'http:'), { maxRedirects: 0 })
    expect(answer.headers().location).toMatch(/^https:/)
  })

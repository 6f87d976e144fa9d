import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { GONE, onDeploy } from './replaced-files.ts'
import type { RunningSite } from './running-site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('F40 after a deploy, whose old words are gone, a click loads the page again, once', async ({
  page,
  hydrated,
}, testInfo) => {
  for (const description of ['could not be loaded', 'dynamically imported module'])
    testInfo.annotations.push({ type: 'expected', description })
  const state = await onDeploy(page, /\/assets\/.*\.json$/, GONE)
  await page.goto('/')
  state.isReplaced = true
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect.poll(() => state.documents).toBe(2)
  await expect(page).toHaveURL('/terms-of-use')
  await hydrated(page)
  await expect(heading(page)).toHaveText('Terms of use')
  expect(state.documents).toBe(2)
})

test('F40 when they stay away, the page of the server is read, and nothing goes in circles', async ({
  page,
}, testInfo) => {
  testInfo.annotations.push({ type: 'expected', description: 'dynamically imported module' })
  const state = await onDeploy(page, /\/assets\/.*\.js$/, GONE)
  await page.goto('/')
  Object.assign(state, { isReplaced: true, staysReplaced: true })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page).toHaveURL('/sitemap')
  await expect(heading(page)).toHaveText('Sitemap')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page).toHaveURL('/terms-of-use')
  await expect(heading(page)).toBeVisible()
  expect(state.documents).toBe(3)
})

test('F40 an error in the script of one page leaves the others whole', async ({ page }, testInfo) => {
  testInfo.annotations.push({ type: 'expected', description: 'broken on purpose' })
  const script = { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }
  const state = await onDeploy(page, /\/assets\/.*\.js$/, script)
  await page.goto('/')
  state.isReplaced = true
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(state.documents).toBe(1)
  state.isReplaced = false
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page).first()).toBeVisible()
})

test('F40 where the map of the service is blocked, the way to the factory and the page go on', async ({
  page,
  context,
}, testInfo) => {
  testInfo.annotations.push({ type: 'expected', description: 'https://www.openstreetmap.org/' })
  const blocked = context.waitForEvent('requestfailed', (request) => request.url().includes('openstreetmap'))
  await context.route('https://www.openstreetmap.org/**', (route) => route.abort('blockedbyclient'))
  await page.goto('/contacts/factory-location')
  await page.getByRole('button', { name: 'Load the map' }).click()
  await blocked
  await expect(page.getByRole('link', { name: /43\.28/ })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(heading(page)).toHaveText('Sitemap')
})

/** An article with a video, as the database would have it. */
async function articleWithVideo({ url, supabase: { url: database, secretKey } }: RunningSite, slug: string) {
  const [seeded] = (await (await fetch(`${url}/api/news/latest`)).json()).news as { cover: string }[]
  const video = '<iframe class="ql-video" src="https://player.vimeo.com/video/123456789"></iframe>'
  const none = { title: '', contentOne: '', contentTwo: '' }
  const en = { title: 'A film', contentOne: `<p>Before.</p>${video}<p>After.</p>`, contentTwo: '' }
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const row = { slug, published_on: '2026-01-01', cover: seeded?.cover, content: { bg: none, en, de: none, it: none } }
  const answer = await fetch(`${database}/rest/v1/news`, { method: 'POST', headers, body: JSON.stringify(row) })
  expect(answer.status).toBe(201)
  return async () => void (await fetch(`${database}/rest/v1/news?slug=eq.${slug}`, { method: 'DELETE', headers }))
}

test('F40 where the service of a video is blocked, the article is read, and a link leads to the video', async ({
  page,
  context,
  site,
  hydrated,
}, testInfo) => {
  testInfo.annotations.push({ type: 'expected', description: 'https://player.vimeo.com/' })
  const remove = await articleWithVideo(site, 'blocked-video')
  try {
    await context.route('https://player.vimeo.com/**', (route) => route.abort('blockedbyclient'))
    await page.goto('/news/blocked-video')
    await hydrated(page)
    const elsewhere = page.getByRole('link', { name: 'Watch it on Vimeo' })
    const play = page.getByRole('button', { name: /Play the video/ })
    // A visitor who has accepted the notice gets the player at once.
    await expect(play.or(elsewhere)).toBeVisible()
    if (await play.isVisible()) await play.click()
    await expect(elsewhere).toHaveAttribute('href', 'https://player.vimeo.com/video/123456789')
    await expect(page.getByText('After.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
    await expect(heading(page)).toHaveText('Sitemap')
  } finally {
    await remove()
  }
})

test('F42 a country that was chosen counts on without any storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/contacts/sales-department')
  await page.getByRole('link', { name: 'Show contacts for Poland' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rolled foils' }).click()
  const contact = page.getByRole('main').getByRole('region', { name: 'Your contact' })
  await expect(contact.getByRole('link', { name: 'Borislav Chakarov' }).first()).toBeVisible()
})

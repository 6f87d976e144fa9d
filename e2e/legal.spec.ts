import { expect, test } from './fixtures.ts'

const pages = [
  ['disclosure-policy', 'Disclosure policy', 'information to investors'],
  ['terms-of-use', 'Terms of use', 'No personal data is collected through the site.'],
  ['personal-data', 'Personal data', 'What we store when you write to us'],
] as const

test('each legal text has its page, its head and its contents, and is accessible', {
  tag: ['@ROUTE-16', '@LEG-06', '@LEG-07', '@LEG-08'],
}, async ({ page, expectAccessible }) => {
  for (const [path, title, text] of pages) {
    await page.goto(`/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/)
    await expect(page.getByRole('article')).toContainText(text)
    const anchors = await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors) await expect(page.locator(anchor ?? '')).toHaveCount(1)
    await expectAccessible(page)
  }
})

test('the contents lead to a section, name it in the address and mark it', { tag: ['@LEG-06'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/disclosure-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When it is disclosed' }).click()
  await expect(page).toHaveURL(/#when-it-is-disclosed$/)
  await expect(page.locator('#when-it-is-disclosed')).toBeFocused()
  await expect(contents.getByRole('link', { name: 'When it is disclosed' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article').getByRole('link', { name: 'calendar for investors' })).toHaveAttribute(
    'href',
    '/investors/calendar',
  )
})

test('the information on personal data opens as a file in a new tab', { tag: ['@LEG-08', '@API-17'] }, async ({
  page,
}) => {
  await page.goto('/personal-data')
  const file = page.getByRole('link', { name: /Information on personal data \(GDPR\)/ })
  await expect(file).toHaveAttribute('href', '/documents/legal/gdpr-personal-data-information.pdf')
  await expect(file).toHaveAttribute('target', '_blank')
  await expect(file).toHaveAccessibleName(/opens in a new tab/)
})

test('the sitemap lists the legal pages, and no legal page is wider than a phone', {
  tag: ['@LEG-01', '@LEG-02', '@LEG-03', '@LEG-04', '@LEG-05'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, title] of pages) {
    await page.goto('/sitemap')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

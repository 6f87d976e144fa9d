import { expect, test } from './fixtures.ts'
import { readPage } from './page-links.ts'

test('each legal text has its page with contents that lead to its sections', {
  tag: ['@ROUTE-16', '@LEG-06', '@LEG-07', '@LEG-08'],
}, async ({ request }) => {
  for (const [path, heading, words] of [
    ['/disclosure-policy', 'Disclosure policy', 'information to investors'],
    ['/terms-of-use', 'Terms of use', 'No personal data is collected through the site.'],
    ['/personal-data', 'Personal data', 'What we store when you write to us'],
  ] as const) {
    const { title, headings, text, links, anchors } = readPage(await (await request.get(path)).text())
    expect(headings).toEqual([heading])
    expect(title).toMatch(new RegExp(`^${heading}`))
    expect(text.replace(/\s+/g, ' ')).toContain(words)
    const sections = links.flatMap(({ address }) => (/^#(?!content)/.test(address) ? address.slice(1) : []))
    expect(sections.length, path).toBeGreaterThan(4)
    expect(sections.filter((section) => !anchors.has(section))).toEqual([])
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

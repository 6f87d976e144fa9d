import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

const article = '/news/new-cut-to-length-line'
const inGerman = `${article}?lang=de`
const titles = {
  en: 'New cut-to-length line delivers flatter sheets up to six metres long',
  bg: 'Новата линия за напречно рязане дава по-равни листове с дължина до шест метра',
  de: 'Neue Querteilanlage liefert planere Bleche bis sechs Meter Länge',
  it: 'Lamiere più piane, fino a sei metri: al via la nuova linea di taglio trasversale',
}

test('a German reader who opens the shared link reads German, in the tab too; the words around it stay English, and each language can be chosen', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(inGerman)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(titles.de)
  await expect(page).toHaveTitle(titles.de)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByText('12-11-2026')).toBeVisible()
  await expect(page.getByRole('article', { name: titles.de })).toContainText('Im zweiten Walzwerk')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const languageOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  for (const selector of ['header nav', 'footer nav', 'main nav', '#more-news', 'main [aria-roledescription] button'])
    expect(await languageOf(selector), selector).toBe('en')
  for (const selector of ['h1', 'article [data-rich-text]']) expect(await languageOf(selector), selector).toBe('de')

  await test.step('its pictures are described in German', async () => {
    const gallery = page.locator('[aria-roledescription="carousel"]')
    await expect(gallery.getByRole('img').first()).toHaveAttribute('lang', 'de')
    const alts = (await (await page.request.get(`/api${article}`)).json()).news[0].alt
    const german = Object.values(alts as Record<string, { de?: string }>).map(({ de }) => de)
    expect(german).toContain(await gallery.getByRole('img').first().getAttribute('alt'))
    await gallery.getByRole('button', { name: /full screen/ }).click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large.first()).toHaveAttribute('lang', 'de')
    // The first ask for a size waits for its encoding, behind everything else the machine has to do, and six of them take
    // all connections that the browser has for the next page.
    const areThere = () => large.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete))
    await expect.poll(areThere, { timeout: 0 }).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('what is shared is its own address', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const network = page.getByRole('main').getByRole('link', { name: 'LinkedIn' })
    await expect(network).toHaveAttribute('href', new RegExp(encodeURIComponent(`${inGerman}`)))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  await test.step('on a phone long words are parted by German rules, English titles are not', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(heading).toHaveCSS('hyphens', 'auto')
    await expect(page.locator('article [data-rich-text]').first()).toHaveCSS('hyphens', 'auto')
  })

  await test.step('it can be read in English, and other pages are English', async () => {
    const others = page.getByRole('navigation', { name: 'Also in' })
    await expect(others.getByRole('link')).toHaveText(['English', 'Български', 'Italiano'])
    await others.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(article)
    await expect(heading).toHaveText(titles.en)
    await expect(page).toHaveTitle(titles.en)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading).toHaveCSS('hyphens', 'manual')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [name, language] of [
      ['Italiano', 'it'],
      ['Български', 'bg'],
    ] as const) {
      await others.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`${article}?lang=${language}`)
      await expect(heading).toHaveText(titles[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main').getByText('12-11-2026')).toBeVisible()
    }
    await page.goBack()
    await expect(heading).toHaveText(titles.it)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.getByRole('main').getByRole('link', { name: 'All news' }).first().click()
    await expect(page).toHaveURL('/news')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

import { expect, stopClock, test } from './fixtures.ts'
import { translatePages } from './translated-page.ts'
import { closeTwins, inBoth, openTwins, useEveryControl } from './translated-twins.ts'

/** One page of each kind of control: what unfolds, a gallery, units, a calendar, filters, a choice of layout. */
for (const path of [
  '/products',
  '/products/rolled-foils/household-foil',
  '/investors/calendar?month=2024-01',
  '/contacts/sales-department',
  '/download-center/certificates',
  '/news/new-cut-to-length-line',
])
  test(`every control of ${path} works when the browser has translated the page`, async ({ context }) => {
    const twins = await openTwins(context, path)
    await useEveryControl(twins)
    await closeTwins(twins)
  })

/** Presses the button of this number among those of the slides, not of the form over them; false when there are not so many. */
function useSlideControl(place: number): boolean {
  const buttons = document.querySelectorAll<HTMLElement>('[aria-roledescription="carousel"] button:not(form *)')
  buttons[place]?.click()
  return place < buttons.length
}

test('the slides of a translated home page can be chosen and stopped', async ({ context }) => {
  const twins = await openTwins(context, '/', stopClock)
  let place = 0
  for (; await twins[0].evaluate(useSlideControl, place); place += 1) {
    await twins[1].evaluate(useSlideControl, place)
    await inBoth(twins, async () => undefined)
  }
  expect(place).toBeGreaterThan(2)
  await closeTwins(twins)
})

/** Follows the link of this number among those chosen; false when there are not so many. */
function follow({ links, place }: { links: string; place: number }): boolean {
  const link = [...document.querySelectorAll(links)].filter((one) => one.checkVisibility())[place]
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return link !== undefined
}

for (const [path, links] of [
  ['/about-the-company/about-us', 'main nav:first-of-type a'],
  ['/contacts/sales-department', '[data-cover] a'],
  ['/', 'footer nav:first-of-type a'],
] as const)
  test(`a translated ${path} leads on by ${links}, and the next pages show their own words`, async ({ context }) => {
    const twins = await openTwins(context, path, path === '/' ? stopClock : undefined)
    for (let place = 0; place < 5 && (await twins[0].evaluate(follow, { links, place })); place += 1) {
      await twins[1].evaluate(follow, { links, place })
      await expect(twins[1]).toHaveURL(twins[0].url())
      await inBoth(twins, async () => undefined)
    }
    await closeTwins(twins)
  })

test('a translated product shows the next one, its tables and their units', async ({ context }) => {
  const twins = await openTwins(context, '/products/rolled-foils/household-foil')
  for (let step = 0; step < 2; step += 1) {
    await inBoth(twins, (page) => page.getByRole('main').getByRole('link', { name: /^Next/ }).click())
    await expect(twins[1]).toHaveURL(twins[0].url())
    for (const units of ['Imperial', 'Metric'])
      await inBoth(twins, (page) => page.getByRole('button', { name: units }).click())
  }
  await closeTwins(twins)
})

test('the search, the menus, the newsletter and the inquiry work on a translated page', async ({ context }) => {
  const twins = await openTwins(context, '/contacts/factory-location')
  await inBoth(twins, (page) => page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click())
  for (const typed of ['foil', 'finstock', 'zzzz', 'deutsch', ''])
    await inBoth(twins, (page) => page.getByRole('dialog').getByRole('textbox').fill(typed))
  await inBoth(twins, (page) => page.keyboard.press('Escape'))
  for (const name of ['Products', 'Markets', 'Investors', 'Follow us'])
    await inBoth(twins, (page) => page.getByRole('banner').getByText(name, { exact: true }).first().hover())
  for (const email of ['nobody', 'reader@paper.example', ''])
    await inBoth(twins, async (page) => {
      await page.getByRole('contentinfo').getByRole('textbox').fill(email)
      await page.getByRole('contentinfo').getByRole('textbox').press('Enter')
    })
  await inBoth(twins, (page) => page.getByRole('button', { name: 'Connect with us' }).click())
  await inBoth(twins, (page) => page.getByRole('button', { name: 'Send inquiry' }).click())
  await inBoth(twins, async (page) => {
    const form = page.getByRole('form', { name: 'Contact' }).or(page.getByRole('main').getByRole('form')).first()
    await form.getByRole('combobox').selectOption({ index: 1 })
    await form.getByRole('textbox', { name: 'Name' }).fill('Piotr')
    await form.getByRole('textbox', { name: 'Phone' }).fill('+48 22 123 45 67')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('piotr@folia.example')
    await form.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(520))
  })
  await inBoth(twins, (page) => page.getByRole('textbox', { name: 'Message' }).fill('Foil, 12 tons.'))
  const NUMBER_AND_TIME = /B-20\d\d-\w{6}|\d\d:\d\d/g
  await inBoth(twins, (page) => page.getByRole('button', { name: 'Send inquiry' }).click(), NUMBER_AND_TIME)
  await expect(twins[1].getByText('Thank you. It is with us.')).toBeVisible()
  await closeTwins(twins)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menus of a translated page open, and lead on', async ({ context }) => {
    const twins = await openTwins(context, '/about-the-company/about-us')
    for (let step = 0; step < 3; step += 1) {
      await inBoth(twins, (page) => page.locator('main details > summary').first().click())
      await inBoth(twins, (page) =>
        page
          .locator('main details nav a')
          .nth(step + 1)
          .click(),
      )
      await expect(twins[1]).toHaveURL(twins[0].url())
    }
    await inBoth(twins, (page) => page.getByRole('banner').locator('summary').first().click())
    for (const name of ['Products', 'Markets', 'Sustainability'])
      await inBoth(twins, (page) => page.getByRole('banner').locator('summary', { hasText: name }).first().click())
    await closeTwins(twins)
  })
})

test('a page that the browser translates before its scripts have come works all the same', async ({ page }) => {
  // React tells that it has had to make the page again.
  test.info().annotations.push({ type: 'expected', description: 'React error #418' })
  await translatePages(page, { isEarly: true })
  await page.goto('/products/rolled-foils/household-foil')
  await page.locator('html[data-translated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Imperial' }).click()
  await expect(page.getByRole('row', { name: /Width/ }).first()).toContainText(' in')
  await page.getByRole('main').getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Container foil')
})

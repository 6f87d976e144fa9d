import type { Page } from '@playwright/test'
import { expect, settled, stopClock, test } from './fixtures.ts'

const item = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
const panel = (page: Page, name: string) => page.locator(`[data-dropdown]:has-text("${name}")`)
const marketsPanel = (page: Page) => panel(page, 'Foil, strip, sheet and profiles for five markets.')
const productsPanel = (page: Page) => panel(page, 'Rolled up to 2200')

/** The pointer goes to where nothing opens. */
async function leave(page: Page) {
  await page.mouse.move(700, 880)
  await settled(page)
}

test.describe('dropdowns', () => {
  test('SHELL-03 SHELL-05 hovering opens a dropdown, with the links of its section', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/')
    await expect(marketsPanel(page)).toBeHidden()
    await item(page, 'Markets').hover()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(marketsPanel(page).getByRole('link', { name: 'Responsibility' })).toHaveAttribute(
      'href',
      '/sustainability/responsibility',
    )
    await expect(marketsPanel(page).getByRole('link', { name: 'Location' })).toHaveAttribute(
      'href',
      '/contacts/factory-location',
    )
    await expectAccessible(page)
  })

  test('SHELL-06 it closes 2 s after the pointer has left, and coming back within them keeps it open', async ({
    page,
  }) => {
    await stopClock(page)
    await page.goto('/')
    await item(page, 'Markets').hover()
    const link = marketsPanel(page).getByRole('link', { name: 'Packaging' })
    await expect(link).toBeVisible()
    await leave(page)
    await page.clock.runFor(1900)
    await link.hover()
    await page.clock.runFor(5000)
    await expect(marketsPanel(page)).toBeVisible()

    await leave(page)
    await page.clock.runFor(1900)
    await expect(marketsPanel(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(marketsPanel(page)).toBeHidden()
  })

  test('SHELL-07 SHELL-11 SHELL-13 opening one closes the other, in both menus', async ({ page, expectAccessible }) => {
    await page.goto('/')
    await item(page, 'Markets').hover()
    await item(page, 'Products').hover()
    await expect(productsPanel(page)).toBeVisible()
    await expect(marketsPanel(page)).toBeHidden()
    await expect(productsPanel(page).getByRole('link')).toHaveCount(15 + 2)

    await page.getByRole('button', { name: 'Follow us' }).click()
    await expect(productsPanel(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: /LinkedIn/ })).toBeVisible()
    await page.getByRole('button', { name: 'Website in EN' }).click()
    await expect(page.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', 'https://it.balkalum.example')
    await expect(page.getByRole('banner').getByRole('link', { name: /LinkedIn/ })).toBeHidden()
    await expectAccessible(page)
  })

  test('SHELL-04 SHELL-08 AMB-05 a click leads to the first page of the section and closes the dropdown', async ({
    page,
  }) => {
    await page.goto('/')
    await item(page, 'About us').hover()
    await expect(page.getByRole('link', { name: 'Mission and values' }).first()).toBeVisible()
    await item(page, 'About us').click()
    await expect(page).toHaveURL('/about-the-company/about-us')
    await expect(panel(page, 'Mission and values')).toBeHidden()
    await item(page, 'Markets').click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect(marketsPanel(page)).toBeHidden()
  })

  test('the keyboard opens, enters, walks and leaves a dropdown', async ({ page, expectAccessible }) => {
    await stopClock(page)
    await page.goto('/')
    await item(page, 'Home').focus()
    await page.keyboard.press('Tab')
    await expect(item(page, 'Markets')).toBeFocused()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(item(page, 'Markets')).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(marketsPanel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(marketsPanel(page).getByRole('link', { name: 'Automotive' })).toBeFocused()
    await page.clock.runFor(10_000)
    await expect(marketsPanel(page)).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(marketsPanel(page)).toBeHidden()
    await expect(item(page, 'Markets')).toBeFocused()

    await page.keyboard.press('ArrowRight')
    await expect(item(page, 'Products')).toBeFocused()
    await expect(productsPanel(page)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(productsPanel(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/markets/packaging')
    await expect(marketsPanel(page)).toBeHidden()
  })

  test('AMB-05 the first tap of a finger opens, the second leads on, a tap elsewhere closes', async ({
    browser,
    site,
    hydrated,
  }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      viewport: { width: 1180, height: 820 },
    })
    const page = await context.newPage()
    await page.goto('/')
    await hydrated(page)
    await item(page, 'Markets').tap()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.touchscreen.tap(500, 780)
    await expect(marketsPanel(page)).toBeHidden()
    await item(page, 'Products').tap()
    await expect(productsPanel(page)).toBeVisible()
    await item(page, 'Products').tap()
    await expect(page).toHaveURL('/products')
    await context.close()
  })

  test('SHELL-03 without scripts hovering opens a dropdown and its links work', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await item(page, 'Markets').hover()
    await marketsPanel(page).getByRole('link', { name: 'Automotive' }).click()
    await expect(page).toHaveURL('/markets/automotive')
    await context.close()
  })
})

test('SHELL-09 SHELL-10 the header turns solid with the first pixel and knows the direction', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(601)
  await expect(header).toHaveAttribute('data-direction', 'down')
  await page.mouse.wheel(0, -100)
  await expect(header).toHaveAttribute('data-direction', 'up')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('SHELL-15 SHELL-16 SHELL-08 the menu has one section open at a time and closes with every change of page', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/')
    await page.getByLabel('Open the menu').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Markets').click()
    await expect(menu.getByRole('link', { name: 'Automotive', exact: true })).toBeVisible()
    await menu.getByText('Sustainability', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Automotive', exact: true })).toBeHidden()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /LinkedIn/ })
        .last(),
    ).toBeVisible()
    await expectAccessible(page)

    await menu.getByText('Markets').click()
    await menu.getByRole('link', { name: 'Automotive', exact: true }).click()
    await expect(page).toHaveURL('/markets/automotive')
    await expect(menu).toBeHidden()
    await page.getByLabel('Open the menu').click()
    await expect(menu.getByRole('link', { name: 'Packaging', exact: true })).toBeHidden()
  })

  test('SHELL-15 the menu keeps the focus inside, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    const button = page.locator('summary', { has: page.locator('xpath=self::*[@aria-label]') }).first()
    await button.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Instagram/ })
        .last(),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('AMB-44 the bar leaves on the way down and is back on the way up, and stays while it has the focus', async ({
    page,
  }) => {
    await page.goto('/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Balkalum, home' })
    await page.mouse.move(200, 500)
    await page.mouse.wheel(0, 500)
    await expect(logo).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(logo).toBeInViewport()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(logo).toBeFocused()
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('banner')).toHaveAttribute('data-direction', 'down')
    await expect(logo).toBeInViewport()
  })
})

test.describe('newsletter', () => {
  const field = (page: Page) => page.getByLabel('Your e-mail')
  /** Timers of this length never end: axe needs the others. */
  const hold = (page: Page, length: number) =>
    page.addInitScript((held) => {
      const { setTimeout } = window
      window.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
        ms === held ? 0 : setTimeout(run, ms, ...rest)) as typeof window.setTimeout
    }, length)
  const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /Subscribe|Sending|Sent/ })

  test('SHELL-12 FOOT-07 subscribe scrolls to the field and focuses it after a second', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Subscribe' }).first().click()
    await page.clock.runFor(900)
    await expect(field(page)).not.toBeFocused()
    await page.clock.runFor(200)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toBeInViewport()
  })

  test('AMB-12 a wrong address is marked for 2 s and nothing is sent', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await field(page).fill('elena@')
    await button(page).click()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toBeFocused()
    await page.clock.runFor(1900)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await page.clock.runFor(200)
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
    expect(sent.filter((url) => url.includes('/api/newsletter'))).toEqual([])
  })

  test('AMB-12 a marked address is accessible', async ({ page, expectAccessible }) => {
    await hold(page, 2000)
    await page.goto('/')
    await button(page).click()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('AMB-12 an address is sent once, the button says so for 3 s, and the field is empty', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    let calls = 0
    let answer = () => {}
    await page.route('/api/newsletter', async (route) => {
      calls += 1
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ status: 202, json: { ok: true } })
    })
    await field(page).fill(' elena@firma.example ')
    await button(page).click()
    await expect(button(page)).toHaveText('Sending')
    await button(page).click({ force: true })
    answer()
    await expect(button(page)).toHaveText('Sent')
    await expect(field(page)).toHaveValue('')
    await expect(page.getByText('Please open the e-mail we sent you and confirm.')).toBeVisible()
    await page.clock.runFor(2900)
    await expect(button(page)).toHaveText('Sent')
    await page.clock.runFor(200)
    await expect(button(page)).toHaveText('Subscribe')
    await expect(page.getByText('Please open the e-mail we sent you and confirm.')).toBeVisible()
    expect(calls).toBe(1)
  })

  test('AMB-12 the button is accessible while it sends and when it has sent', async ({ page, expectAccessible }) => {
    await hold(page, 3000)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/newsletter', async (route) => {
      await held
      await route.fulfill({ status: 202, json: { ok: true } })
    })
    await page.goto('/')
    await field(page).fill('elena@firma.example')
    await button(page).click()
    await expect(button(page)).toHaveText('Sending')
    await expectAccessible(page)
    answer()
    await expect(button(page)).toHaveText('Sent')
    await expectAccessible(page)
    await expect(button(page)).toHaveText('Sent')
  })

  test('AMB-12 what could not be sent stays in the field, with a way out by mail', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/')
    await page.route('/api/newsletter', (route) => route.abort())
    await field(page).fill('elena@firma.example')
    await button(page).click()
    await expect(page.getByText('Your address could not be stored. Please try again.')).toBeVisible()
    await expect(field(page)).toHaveValue('elena@firma.example')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Or write to us.' })).toHaveAttribute(
      'href',
      /^mailto:office@/,
    )
    await expectAccessible(page)

    await page.unroute('/api/newsletter')
    await page.route('/api/newsletter', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '100' }, json: { error: 'too many' } }),
    )
    await button(page).click()
    await expect(page.getByText('Too many tries. Please wait 2 minutes.')).toBeVisible()
  })

  test('AMB-12 the server takes an address, the links of its mail confirm it and end it', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const { url, secretKey } = site.supabase
    const stored = async () => {
      const answer = await fetch(`${url}/rest/v1/newsletter?email=eq.shell-spec@firma.example`, {
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      })
      const [row] = (await answer.json()) as { token: string; confirmed_at: string; unsubscribed_at: string }[]
      return row
    }
    await page.goto('/')
    await field(page).fill('shell-spec@firma.example')
    await button(page).click()
    await expect(button(page)).toHaveText('Sent')

    await page.goto('/newsletter/confirm?token=made-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
    const token = (await stored())?.token
    await page.goto(`/newsletter/confirm?token=${token}`)
    await expect(page).toHaveURL('/newsletter/confirmed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is confirmed')
    await expectAccessible(page)
    expect((await stored())?.confirmed_at).not.toBeNull()

    await page.goto(`/newsletter/unsubscribe?token=${token}`)
    await expectAccessible(page)
    expect((await stored())?.unsubscribed_at).toBeNull()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page).toHaveURL('/newsletter/unsubscribed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    expect((await stored())?.unsubscribed_at).not.toBeNull()
  })
})

test.describe('cookie notice', () => {
  test.use({ hasAcceptedTerms: false })
  const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookie notice' })

  test('CKIE-01 CKIE-02 CKIE-03 it appears after 5 s, is accepted once and does not come back', async ({
    page,
    expectAccessible,
  }) => {
    await stopClock(page)
    await page.goto('/news')
    await page.clock.runFor(4900)
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(200)
    await expect(notice(page)).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await expect(notice(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/personal-data')

    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ termsAccepted: 'true' })
    await page.reload()
    await page.clock.runFor(6000)
    await expect(notice(page)).toBeHidden()
  })

  test('CKIE-02 F42 a browser that stores nothing still shows it, and hides it when accepted', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await stopClock(page)
    await page.goto('/')
    await page.clock.runFor(6000)
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect(notice(page)).toBeHidden()
  })

  test('SHELL-17 the administration has no notice, no header and no footer', async ({ page }) => {
    await stopClock(page)
    await page.goto('/admin/login')
    await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible()
    await page.clock.runFor(6000)
    await expect(notice(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
})

test('ABOUT-04 SHELL-21 AMB-14 the share control unfolds, and folds with a choice or Escape', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/about-the-company/about-us')
  const share = page.getByRole('button', { name: 'Share' }).first()
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page
      .getByRole('link', { name: /LinkedIn/ })
      .locator('visible=true')
      .first(),
  ).toHaveAttribute('href', /sharing\/share-offsite\/\?url=/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click()
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test.describe('ways', () => {
  test('ROUTE-21 AMB-07 another kind of page starts at the top, another page of the company keeps the place, Back restores it', async ({
    page,
  }) => {
    await page.goto('/about-the-company/about-us')
    await page.evaluate(() => window.scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
    await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Mission and values' }).click()
    await expect(page).toHaveURL('/about-the-company/mission-and-values')
    await expect(page.getByRole('heading', { level: 2, name: 'Mission and values' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)

    await item(page, 'Markets').click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/about-the-company/mission-and-values')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  })

  test('canonical and shared addresses are the public ones, by whatever name the server is reached', async ({
    browser,
    site,
    hydrated,
  }) => {
    const context = await browser.newContext({ baseURL: site.url.replace('127.0.0.1', 'localhost') })
    const page = await context.newPage()
    await page.goto('/about-the-company/about-us')
    await hydrated(page)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${site.url}/about-the-company/about-us`)
    await item(page, 'Markets').click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect(canonical).toHaveAttribute('href', `${site.url}/markets/packaging`)
    await context.close()
  })

  test('AMB-03 AMB-06 sections and old names lead to their pages', async ({ request }) => {
    const ways = {
      '/markets': '/markets/packaging',
      '/contacts': '/contacts/sales-department',
      '/careers': '/careers/career',
      '/investors': '/investors/management',
      '/sustainability': '/sustainability/environment',
      '/download-center': '/download-center/catalogues',
      '/products/rolled-foils': '/products/rolled-foils/household-foil',
      '/contacts/locations': '/contacts/factory-location',
    }
    for (const [from, to] of Object.entries(ways)) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([301, 302], from).toContain(answer.status())
      expect(new URL(answer.headers().location ?? '', 'http://x').pathname, from).toBe(to)
    }
  })

  test('LEG-01 … 05 the sitemap links every section', async ({ page, expectAccessible }) => {
    await page.goto('/sitemap')
    await expect(page).toHaveTitle('Sitemap | Balkalum')
    for (const name of ['Mission and values', 'Packaging', 'Medias about us', 'Shares', 'Locations', 'Internships'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('search engines find every page, and not the administration', async ({ request, site }) => {
    const map = await request.get('/sitemap.xml')
    expect(map.headers()['content-type']).toContain('application/xml')
    const pages = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(pages.length).toBe(new Set(pages).size)
    expect(pages).toContain(`${site.url}/products/extruded/industrial-profiles`)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /admin')
  })
})

test('ROUTE-01 SHELL-22 the site is in English and asks no visitor to sign in', async ({ request }) => {
  for (const address of ['/', '/products', '/news', '/markets/packaging', '/about-the-company/about-us', '/sitemap']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    expect(html, address).toContain('<html lang="en"')
    expect(html, address).not.toMatch(/type="password"|\/admin/)
  }
})

test('FOOT-01 … 05 the footer has all links, the legal ones, the copyright and both banners', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Financial statements' })).toHaveAttribute(
    'href',
    '/investors/financial-statements',
  )
  for (const name of ['Sitemap', 'Disclosure policy', 'Terms of use'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByText(/© \d{4} Balkalum AD/)).toBeVisible()
  await expect(footer.locator('[lang=bg]').getByText('Пази детето на пътя')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Clean Shumen/ })).toBeVisible()
})

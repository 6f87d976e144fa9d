import type { Page, Route } from '@playwright/test'
import { expect, stopClock, test } from './fixtures.ts'

const field = (page: Page) => page.getByLabel('Your e-mail address')
/** Timers of these lengths never end: axe needs the others. */
const hold = (page: Page, lengths: number[]) =>
  page.addInitScript((held) => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
      held.includes(ms) ? 0 : setTimeout(run, ms, ...rest)) as typeof window.setTimeout
  }, lengths)
const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /Subscribe|Sending|Sent/ })

test('subscribe leads to the field after a second; a wrong address is marked for 2 s; one is sent once, and the button says so for 3 s', {
  tag: ['@SHELL-12', '@FOOT-07', '@AMB-12'],
}, async ({ page }) => {
  await stopClock(page)
  await page.goto('/terms-of-use')
  await page.getByRole('link', { name: 'Subscribe' }).first().click()
  await page.clock.runFor(900)
  await expect(field(page)).not.toBeFocused()
  await page.clock.runFor(200)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeInViewport()

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

  let calls = 0
  const held = Promise.withResolvers<void>()
  await page.route('/api/newsletter', async (route) => {
    calls += 1
    await held.promise
    await route.fulfill({ status: 202, json: { ok: true } })
  })
  await field(page).fill(' elena@firma.example ')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending…')
  await button(page).click({ force: true })
  held.resolve()
  await expect(button(page)).toHaveText('Sent')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByText('Please open the e-mail we have sent you and confirm your address.')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(button(page)).toHaveText('Sent')
  await page.clock.runFor(200)
  await expect(button(page)).toHaveText('Subscribe')
  await expect(page.getByText('Please open the e-mail we have sent you and confirm your address.')).toBeVisible()
  expect(calls).toBe(1)
})

test('a marked address, a button that sends, and what could not be sent are accessible; there is a way out by mail', {
  tag: ['@AMB-12'],
}, async ({ page, expectAccessible }) => {
  await hold(page, [2000, 3000])
  const answerWith = async (answer: (route: Route) => Promise<void>) => {
    await page.unroute('/api/newsletter')
    await page.route('/api/newsletter', answer)
  }
  await page.goto('/terms-of-use')
  await answerWith((route) => route.abort())
  await field(page).fill('elena@firma.example')
  await button(page).click()
  await expect(page.getByText('Your address could not be stored. Please try again.')).toBeVisible()
  await expect(field(page)).toHaveValue('elena@firma.example')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Or e-mail us.' })).toHaveAttribute(
    'href',
    /^mailto:office@/,
  )
  await expectAccessible(page, 'footer')

  await answerWith((route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '100' }, json: { error: 'too many' } }),
  )
  await button(page).click()
  await expect(page.getByText('Too many attempts. Please wait 2 minutes.')).toBeVisible()

  await field(page).fill('')
  await button(page).click()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'footer')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')

  const held = Promise.withResolvers<void>()
  await answerWith(async (route) => {
    await held.promise
    await route.fulfill({ status: 202, json: { ok: true } })
  })
  await field(page).fill('elena@firma.example')
  await button(page).click()
  await expect(button(page)).toHaveText('Sending…')
  await expectAccessible(page, 'footer')
  held.resolve()
  await expect(button(page)).toHaveText('Sent')
  await expectAccessible(page, 'footer')
  await expect(button(page)).toHaveText('Sent')
})

test('the server takes an address, the links of its mail confirm it and end it', { tag: ['@AMB-12'] }, async ({
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
  await page.goto('/terms-of-use')
  await field(page).fill('shell-spec@firma.example')
  await button(page).click()
  await expect(button(page)).toHaveText('Sent')

  await page.goto('/newsletter/confirm?token=made-up')
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
  const token = (await stored())?.token
  await page.goto(`/newsletter/confirm?token=${token}`)
  await expectAccessible(page, 'main')
  expect((await stored())?.confirmed_at).toBeNull()
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page).toHaveURL('/newsletter/confirmed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is confirmed')
  await expectAccessible(page, 'main')
  expect((await stored())?.confirmed_at).not.toBeNull()

  await page.goto(`/newsletter/unsubscribe?token=${token}`)
  await expectAccessible(page, 'main')
  expect((await stored())?.unsubscribed_at).toBeNull()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/newsletter/unsubscribed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed')
  expect((await stored())?.unsubscribed_at).not.toBeNull()
})

import { expect, test } from './fixtures.ts'
import { tokenOf } from './token.ts'

test('a visitor without a token is sent from the administration to its login', {
  tag: ['@ROUTE-18', '@SEC-01'],
}, async ({ page }) => {
  for (const path of ['/admin', '/admin/careers/new', '/admin/nowhere']) {
    await page.goto(path)
    await expect(page, 'also from where nothing is').toHaveURL(/\/admin\/login/)
  }
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
})

test('the login is in Bulgarian, without the header and footer of the site; a wrong password is said in one line', {
  tag: ['@ADM-01', '@ADM-02', '@ADM-05', '@SHELL-17', '@AMB-41'],
}, async ({ page, site, expectAccessible }) => {
  await page.goto('/admin/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.getByLabel('Потребителско име')).toHaveAttribute('required')
  await expect(page.getByLabel('Парола', { exact: true })).toHaveAttribute('required')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByText('Sustainability')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Потребителско име').fill(site.admin.username)
  await page.getByLabel('Парола', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Влез' }).click()
  await expect(page.getByRole('alert')).toHaveText('Грешно име или парола.')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await expect(page.getByLabel('Потребителско име')).toHaveValue(site.admin.username)
  await expectAccessible(page)
})

test('a token that the server does not accept leads to the login', { tag: ['@ADM-06'] }, async ({ page }) => {
  await page.goto('/admin/login')
  await page.evaluate(() => localStorage.setItem('adminToken', 'made.up.token'))
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByLabel('Потребителско име')).toBeVisible()
})

test('who is signed in stands at the top, also on a phone, and each page is named in Bulgarian, also one that is not there', async ({
  editor,
  site,
  expectAccessible,
}) => {
  await expect(editor.getByRole('button', { name: `Влезли сте като ${site.admin.username}` })).toBeVisible()
  await expect(editor).toHaveTitle(/^Новини – администрация на /)
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 740 })
    await expect(editor.getByRole('banner').getByText(site.admin.username, { exact: true })).toBeVisible()
    expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await editor.getByRole('link', { name: 'Кошче' }).click()
  await expect(editor).toHaveTitle(/^Кошче – администрация на /)

  const answer = await editor.goto('/admin/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(editor.getByRole('heading', { name: 'Няма такава страница' })).toBeVisible()
  await expect(editor.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(editor).toHaveURL('/admin/nowhere')
  await expectAccessible(editor)
  await editor.getByRole('link', { name: 'Назад към списъка' }).click()
  await expect(editor.getByRole('tab', { name: /^Новини/ })).toBeVisible()
})

test('whoever is signed in goes from the login to the panel, until the logout, after which the token is worth nothing', {
  tag: ['@ROUTE-17', '@ADM-03', '@ADM-04', '@ADM-07'],
}, async ({ editor, site }) => {
  await editor.goto('/admin/login')
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const token = await tokenOf(editor)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const revoked = editor.waitForResponse((answer) => answer.url().endsWith('/api/admin/logout'))
  await editor.getByRole('button', { name: 'Изход' }).click()
  await expect(editor).toHaveURL(/\/admin\/login/)
  expect(await editor.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  expect((await revoked).status()).toBe(200)
  const answer = await fetch(`${site.url}/api/admin/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(answer.status).toBe(401)
})

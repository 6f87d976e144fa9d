import { chooseInNameMenu } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { tokenOf } from './token.ts'

test('without a valid token everything leads to the login; the right password leads to the panel, until the logout', {
  tag: [
    '@ROUTE-17',
    '@ROUTE-18',
    '@SEC-01',
    '@ADM-01',
    '@ADM-02',
    '@ADM-03',
    '@ADM-04',
    '@ADM-05',
    '@ADM-06',
    '@ADM-07',
    '@SHELL-17',
    '@AMB-41',
  ],
}, async ({ page, site, expectAccessible }) => {
  const name = page.getByLabel('Потребителско име')
  const password = page.getByLabel('Парола', { exact: true })
  const enter = page.getByRole('button', { name: 'Влез', exact: true })

  for (const path of ['/admin/careers/new', '/admin/nowhere']) {
    await page.goto(path)
    await expect(page, 'also from where nothing is').toHaveURL(/\/admin\/login/)
  }
  await page.evaluate(() => localStorage.setItem('adminToken', 'made.up.token'))
  await page.goto('/admin')
  await expect(page, 'the server does not accept the token').toHaveURL(/\/admin\/login/)

  await test.step('it is in Bulgarian, without the header and footer of the site', async () => {
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(name).toHaveAttribute('required')
    await expect(password).toHaveAttribute('required')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('Sustainability')).toHaveCount(0)
  })

  await test.step('a wrong password is said in one line', async () => {
    await name.fill(site.admin.username)
    await password.fill('not the password')
    await enter.click()
    await expect(page.getByRole('alert')).toHaveText('Грешно име или парола.')
    expect(await tokenOf(page)).toBe('')
    await expect(name).toHaveValue(site.admin.username)
    await expectAccessible(page)
  })

  await password.fill(site.admin.password)
  await enter.click()
  await expect(page).toHaveURL(/\/admin(\?|$)/)
  await page.goto('/admin/login')
  await expect(page, 'who is signed in needs no login').toHaveURL(/\/admin(\?|$)/)

  await test.step('who is signed in stands at the top, also on a phone, and each page is named in Bulgarian, also one that is not there', async () => {
    await expect(page.getByRole('button', { name: `Влезли сте като ${site.admin.username}` })).toBeVisible()
    await expect(page).toHaveTitle(/^Новини – администрация на /)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(page.getByRole('banner').getByText(site.admin.username, { exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await chooseInNameMenu(page, 'Дневник')
    await expect(page).toHaveURL(/\/admin\/journal$/)
    await chooseInNameMenu(page, 'Кошче')
    await expect(page).toHaveTitle(/^Кошче – администрация на /)

    const answer = await page.goto('/admin/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Няма такава страница' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page).toHaveURL('/admin/nowhere')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Назад към списъка' }).click()
    await expect(page.getByRole('button', { name: 'Раздели: Новини' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('after the logout the token is worth nothing', async () => {
    const token = await tokenOf(page)
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const revoked = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/logout'))
    await chooseInNameMenu(page, 'Изход')
    await expect(page).toHaveURL(/\/admin\/login/)
    expect(await tokenOf(page)).toBe('')
    expect((await revoked).status()).toBe(200)
    const answer = await fetch(`${site.url}/api/admin/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(answer.status).toBe(401)
  })
})

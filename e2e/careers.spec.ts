import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'
import { signIn } from './token.ts'

const LIST = '/careers/open-positions'
const DAY_MS = 86_400_000
const inSofia = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' }).format(date)
const daysFromNow = (days: number) => inSofia(new Date(Date.now() + days * DAY_MS))
const shown = (iso: string) => iso.split('-').reverse().join('-')

const dialog = (page: Page) => page.locator('dialog:modal')
const links = (page: Page) => page.getByRole('main').locator('[data-position]')

const TEXTS = {
  responsibilities: '<p>Заварява.</p>',
  requirements: '<p>Опит <strong>две</strong> години.</p>',
  additional: '',
}

/** Makes positions as staff do, and gives what removes them again. */
async function publish(
  request: APIRequestContext,
  { admin }: RunningSite,
  positions: [string, number, number][],
  more: { isInternship?: boolean } = {},
) {
  const token = await signIn(request, admin)
  const headers = { authorization: `Bearer ${token}` }
  const ids: string[] = []
  for (const [title, from, until] of positions) {
    const data = { ...TEXTS, ...more, title, startDate: daysFromNow(from), endDate: daysFromNow(until) }
    const answer = await request.post('/api/careers', { headers, data })
    ids.push((await answer.json()).career._id)
  }
  return {
    ids,
    async remove() {
      for (const id of ids) await request.delete(`/api/careers/${id}`, { headers })
    },
  }
}

test('a position opens at its own address, in Bulgarian; Escape, cross, backdrop and Back close it', {
  tag: ['@CAR-02', '@CAR-03', '@CAR-04', '@CAR-10', '@AMB-37'],
}, async ({ page, request, site, expectAccessible }) => {
  const published = await publish(request, site, [['Заварчик на рами', -2, 60]], { isInternship: true })
  await page.goto('/terms-of-use')
  await page.goto(LIST)
  const row = links(page).filter({ hasText: 'Заварчик на рами' })
  await expect(row.getByText('Internship', { exact: true })).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(`${LIST}/${published.ids[0]}`)
  await expect(page).toHaveTitle(/^Заварчик на рами/)
  const position = dialog(page)
  await expect(position.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(position).toHaveAttribute('lang', 'bg')
  await expect(position.getByText('Стаж', { exact: true })).toBeVisible()
  await expect(position.getByRole('term')).toHaveText(['Начална дата', 'Крайна дата'])
  await expect(position.getByRole('definition')).toHaveText([shown(daysFromNow(-2)), shown(daysFromNow(60))])
  await expect(position.getByRole('heading', { level: 3 })).toHaveText([
    'Основни функции и отговорности',
    'Изисквания към кандидатите',
  ])
  await expect(position.locator('[data-rich-text] strong')).toHaveText('две')
  await expect(position.getByRole('link', { name: 'Кандидатствай' })).toHaveAttribute(
    'href',
    `mailto:careers@balkalum.example?subject=${encodeURIComponent('Заварчик на рами')}`,
  )
  await expectAccessible(page, 'dialog[open]')

  const closings = [
    () => page.keyboard.press('Escape'),
    () => position.getByRole('link', { name: 'Затвори' }).click(),
    () => page.mouse.click(5, 400),
    () => page.goBack(),
  ]
  for (const [index, close] of closings.entries()) {
    if (index > 0) await row.click()
    await expect(position.getByRole('heading', { level: 2 })).toBeFocused()
    await close()
    await expect(position).toHaveCount(0)
    await expect(page).toHaveURL(LIST)
    await expect(row).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)

  // Opened at its address, it closes to the list.
  await page.goto(`${LIST}/${published.ids[0]}`)
  await expect(position).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(LIST)
  await expect(page).toHaveTitle(/^Open positions/)
  await expect(row).toBeFocused()
  await published.remove()
})

test('without positions, and without an answer, the page says so and how to apply', { tag: ['@CAR-08'] }, async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expected', description: 'ApiError' })
  const main = page.getByRole('main')
  // Before the page comes: the pointer may rest on the link, and what it leads to is loaded at once.
  await page.route('**/api/careers', (route) => route.fulfill({ json: { careers: [] } }))
  await page.goto('/careers/career')
  await main.getByRole('link', { name: 'See open positions' }).click()
  await expect(main).toContainText('There are no open positions at the moment.')
  await expect(main.getByRole('link', { name: /^E-mail / })).toBeVisible()

  await page.unroute('**/api/careers')
  await page.route('**/api/careers', (route) => route.fulfill({ status: 400, json: { error: 'no' } }))
  await page.goto('/careers/career')
  await main.getByRole('link', { name: 'See open positions' }).click()
  await expect(main).toContainText('The list of positions could not be loaded.')
  await expect(main.getByRole('link', { name: /jobs\.example/ })).toBeVisible()
})

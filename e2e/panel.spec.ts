import type { Page } from '@playwright/test'
import { keepDraftsHere, newPublication, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { updateNewsTexts } from './news-texts.ts'
import type { RunningSite } from './running-site.ts'
import { tokenOf } from './token.ts'

test('the news are searched in every language; nothing found leads back', async ({ editor, expectAccessible }) => {
  const search = editor.getByRole('searchbox', { name: 'Търсене в заглавия, текстове и дати' })
  const fair = row(editor, 'Три дни в Дюселдорф')
  await expect(fair).toBeVisible()
  const all = await editor.locator('main').getByRole('listitem').count()

  for (const words of ['ТРИ ДНИ в дюсел', ' 210 Meetings ', 'дюселдорф дни']) {
    await search.fill(words)
    await expect(editor.getByText('Намерена е 1 публикация')).toBeVisible()
    await expect(fair).toBeVisible()
  }
  await expectAccessible(editor)

  await search.fill('никой не пише това')
  await expect(editor.getByRole('heading', { name: 'Няма съвпадения за „никой не пише това“' })).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Изчисти търсенето' }).click()
  await expect(editor.locator('main').getByRole('listitem')).toHaveCount(all)
})

test('the list is read again when a form is left without saving', {
  tag: ['@ADM-14'],
}, async ({ editor, request, borrowNews }) => {
  const item = await borrowNews('asi-surveillance-audit-2026')
  await row(editor, 'Надзорният одит по ASI').getByRole('link').first().click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).not.toBeEmpty()
  item.content.bg.title = 'Одитът по ASI приключи'
  await updateNewsTexts(request, await tokenOf(editor), 'asi-surveillance-audit-2026', item)

  await editor.getByRole('button', { name: 'Отказ' }).click()
  await expect(row(editor, 'Одитът по ASI приключи')).toBeVisible()
  await expect(row(editor, 'Надзорният одит по ASI')).toHaveCount(0)
})

test('the panel names what the account has begun and not saved, and leads to it', async ({
  editor,
  expectAccessible,
}) => {
  await keepDraftsHere(editor)
  const drafts = editor.getByRole('region', { name: 'Ваши чернови' })
  const own = drafts.getByRole('link', { name: 'Half a press line' })
  await newPublication(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Half a press line')
  await expect(editor.getByText('Черновата е запазена')).toBeVisible()
  editor.on('dialog', (dialog) => dialog.accept())
  await editor.goto('/admin')
  await expect(drafts).toContainText('Half a press line')
  await expect(drafts).toContainText(/днес в \d\d:\d\d/)
  await expectAccessible(editor)
  await own.click()
  await editor.getByRole('button', { name: 'Продължи с черновата' }).click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Half a press line')

  await editor.goto('/admin')
  await drafts.getByRole('button', { name: 'Изтрий черновата: Half a press line' }).click()
  await expectAccessible(editor)
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий черновата' }).click()
  await expect(own).toHaveCount(0)
  await editor.reload()
  await expect(row(editor, 'Три дни в Дюселдорф')).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('on a phone the tab one is at is whole in view, also when the phone is turned', async ({ editor }) => {
  const inquiries = editor.getByRole('tab', { name: /^Запитвания/ })
  await editor.setViewportSize({ width: 390, height: 740 })
  await editor.goto('/admin?tab=inquiries')
  await expect(inquiries, 'its count comes late').toHaveText(/\d/)
  for (const width of [390, 740, 360]) {
    await editor.setViewportSize({ width, height: 740 })
    await expect(inquiries).toBeInViewport({ ratio: 1 })
  }
  const list = editor.getByRole('tablist')
  await expect(list, 'there is more at both ends, and it fades there').toHaveAttribute('data-more', 'left right')
  const news = editor.getByRole('tab', { name: /^Новини/ })
  await news.click()
  await expect(news).toBeInViewport({ ratio: 1 })
  await expect(list).toHaveAttribute('data-more', 'right')
  await editor.setViewportSize({ width: 1440, height: 740 })
  await expect(list).toHaveAttribute('data-more', '')
})

test('the way to the trash stays where it is when a row leaves the list', async ({ editor, site }) => {
  const token = await tokenOf(editor)
  const content = { bg: { title: 'Ще бъде изтрита', contentOne: '', contentTwo: '' } }
  await editor.request.post('/api/news', {
    headers: { authorization: `Bearer ${token}`, 'x-news-url': 'to-be-deleted', origin: site.url },
    multipart: { data: JSON.stringify({ date: '2026-11-20', content }), cover: picture('cover.png') },
  })
  await editor.reload()
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 800 })
    const trash = editor.getByRole('link', { name: 'Кошче' })
    const next = row(editor, 'Три дни в Дюселдорф')
    await expect(next).toBeVisible()
    const remove = row(editor, 'Ще бъде изтрита').getByRole('button', { name: /^Изтрий/ })
    await remove.scrollIntoViewIfNeeded()
    // On the page: the focus goes to the next row, which may scroll it.
    const place = () => trash.evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await remove.click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(row(editor, 'Ще бъде изтрита')).toHaveCount(0)
    await expect(editor.getByText('Новината е в кошчето.')).toBeVisible()
    expect(await place()).toBe(before)
    await editor.getByRole('button', { name: 'Върни' }).click()
    await expect(row(editor, 'Ще бъде изтрита')).toBeVisible()
    expect(await place()).toBe(before)
    // The row comes back before the server has answered.
    await expect.poll(async () => (await editor.request.get('/api/news/to-be-deleted')).status()).toBe(200)
  }
  await editor.request.delete(`/api/news/${await idOf(editor, 'to-be-deleted')}`, {
    headers: { authorization: `Bearer ${token}`, origin: site.url },
  })
})

async function idOf(page: Page, url: string): Promise<string> {
  const { news } = await (await page.request.get(`/api/news/${url}`)).json()
  return news[0]._id
}

test.describe('a list of 230 items', () => {
  const titleOf = (number: number) => `Статия номер ${number} за дългия списък`

  async function write({ supabase: { url, secretKey } }: RunningSite, method: string, query: string, rows?: object[]) {
    const answer = await fetch(`${url}/rest/v1/news${query}`, {
      method,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(rows && { body: JSON.stringify(rows) }),
    })
    expect([201, 204]).toContain(answer.status)
  }

  test.beforeEach(({ site }) => {
    const empty = { title: '', contentOne: '', contentTwo: '' }
    const rows = Array.from({ length: 230 }, (_, index) => ({
      slug: `long-list-${index}`,
      published_on: `20${index < 115 ? '08' : '07'}-03-${String(1 + (index % 28)).padStart(2, '0')}`,
      cover: `long-list-${index}-800x600.jpg`,
      gallery: [],
      is_media: true,
      content: { bg: { ...empty, title: titleOf(index) }, en: empty, de: empty, it: empty },
      alt: {},
    }))
    return write(site, 'POST', '', rows)
  })
  test.afterEach(({ site }) => write(site, 'DELETE', '?slug=like.long-list-*'))

  const rows = (page: Page) => page.locator('main').getByRole('listitem').filter({ hasText: 'Статия номер' })

  const deleteRow = async (page: Page, number: number) => {
    await rows(page)
      .nth(number)
      .getByRole('button', { name: /^Изтрий/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  }

  test('is counted, and the focus is on the first new row when more is asked for, and on the next when one is deleted', async ({
    editor,
  }) => {
    await editor.goto('/admin?tab=media')
    const tab = editor.getByRole('tab', { name: /^Медиите за нас/ })
    await expect(tab.locator('span')).toHaveText(/^23\d$/)
    const total = Number(await tab.locator('span').textContent())
    await expect(editor.getByText(`Показани са 100 от ${total}`)).toBeVisible()
    const shown = editor.locator('main li:not([aria-hidden], section li)')
    for (const before of [100, 200]) {
      const more = editor.getByRole('button', { name: 'Покажи още' })
      await more.focus()
      await more.press('Enter')
      const firstNew = shown.nth(before).getByRole('link').first()
      await expect(firstNew).toBeFocused()
      await expect(firstNew).toBeInViewport()
    }
    await expect(editor.getByRole('button', { name: 'Покажи още' })).toHaveCount(0)

    await editor.waitForLoadState('networkidle')
    const requests: string[] = []
    editor.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`)
    })
    const title = await rows(editor).nth(50).getByRole('link').first().innerText()
    const [, next = ''] = /(Статия номер \d+ за)/.exec(await rows(editor).nth(51).innerText()) ?? []
    await deleteRow(editor, 50)
    await expect(editor.getByText('Публикацията е в кошчето.')).toBeVisible()
    await expect(row(editor, title)).toHaveCount(0)
    await expect(row(editor, next).getByRole('link').first()).toBeFocused()
    await expect(row(editor, next)).toBeInViewport()
    await editor.waitForLoadState('networkidle')
    expect(requests, 'nothing but the numbers').toEqual([
      expect.stringMatching(/^DELETE \/api\/news\//),
      'GET /api/admin/counts',
    ])
    await expect(shown).toHaveCount(total - 1)
  })

  test('shows a row again, with the reason, when the server does not delete it', async ({
    editor,
    expectAccessible,
  }) => {
    await editor.goto('/admin?tab=media')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await editor.route('/api/news/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      await answered
      await route.fulfill({ status: 503, json: { error: 'unavailable' } })
    })
    const gone = rows(editor).nth(50)
    const [title = ''] = /Статия номер \d+ /.exec(await gone.getByRole('link').first().innerText()) ?? []
    await deleteRow(editor, 50)
    await expect(row(editor, title), 'before the server has answered').toHaveCount(0)
    answer()
    await expect(editor.getByRole('alert')).toBeVisible()
    await expect(rows(editor).nth(50)).toContainText(title)
    await expectAccessible(editor)
    await editor.getByRole('alert').getByRole('button', { name: 'Скрий съобщението' }).click()
    await expect(editor.getByRole('alert')).toHaveCount(0)
  })

  test('is searched by several words and the year, and every way back leads to the same row', async ({ editor }) => {
    await editor.goto('/admin?tab=media')
    const search = editor.getByRole('searchbox')
    await search.fill('списък 2008 СТАТИЯ')
    await expect(editor.getByText('Намерени са 115 публикации')).toBeVisible()
    await editor.getByRole('button', { name: 'Покажи още' }).click()
    await expect(rows(editor)).toHaveCount(115)
    await expect(editor).toHaveURL(/q=.*rows=115/)

    const item = rows(editor).nth(107)
    const title = (await item.getByRole('link').first().textContent()) ?? ''
    const isBack = async (how: string) => {
      await expect(search, how).toHaveValue('списък 2008 СТАТИЯ')
      await expect(row(editor, title), how).toBeInViewport()
    }
    await item.scrollIntoViewIfNeeded()
    await editor.reload()
    await isBack('after a reload')

    const open = async () => {
      await row(editor, title).getByRole('link').first().click()
      await expect(editor.getByRole('heading', { level: 1, name: 'Редактиране' })).toBeVisible()
    }
    await open()
    await editor.getByRole('button', { name: 'Отказ' }).click()
    await isBack('after the form was cancelled')
    await expect(row(editor, title).getByRole('link').first(), 'so that the keyboard goes on there').toBeFocused()
    await open()
    await editor.goBack()
    await isBack('after Back')
    await open()
    await editor.getByRole('tab', { name: /^BG/ }).click()
    await editor.getByRole('textbox', { name: 'Текст преди галерията' }).fill('Променен текст')
    await editor.getByRole('button', { name: 'Публикувай' }).click()
    await expect(editor.getByText('Промените са записани.')).toBeVisible()
    await isBack('after the form was saved')
  })
})

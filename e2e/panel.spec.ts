import type { Page } from '@playwright/test'
import { publishSlip, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { readNews, updateNewsTexts } from './news-texts.ts'
import type { RunningSite } from './running-site.ts'

test.describe('a list of more items than it shows at first', () => {
  /** The server gives so many at once here, of which a browser shows more than one screen, and there are some more. */
  const AT_ONCE = 20
  const IN_A_YEAR = AT_ONCE + 4
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
    const rows = Array.from({ length: IN_A_YEAR + 3 }, (_, index) => ({
      slug: `long-list-${index}`,
      published_on: `20${index < IN_A_YEAR ? '08' : '07'}-03-${String(1 + (index % 28)).padStart(2, '0')}`,
      cover: `long-list-${index}-800x600.jpg`,
      gallery: [],
      is_media: true,
      content: { bg: { ...empty, title: titleOf(index) }, en: empty, de: empty, it: empty },
      alt: {},
    }))
    return write(site, 'POST', '', rows)
  })
  test.afterEach(({ site }) => write(site, 'DELETE', '?slug=like.long-list-*'))

  const rows = (page: Page) => page.locator('main li').filter({ hasText: 'Статия номер' })

  test('is searched by several words and the year, every way back leads to the same row, and the list is read again', {
    tag: ['@ADM-14'],
  }, async ({ signedIn: editor, request, token }) => {
    await editor.route(/\/api\/admin\/news\?.*limit=100/, (route) =>
      route.continue({ url: route.request().url().replace('limit=100', `limit=${AT_ONCE}`) }),
    )
    await editor.goto('/admin?tab=media')
    const search = editor.getByRole('searchbox')
    await search.fill('списък 2008 СТАТИЯ')
    await expect(editor.getByText(`Намерени са ${IN_A_YEAR} публикации`)).toBeVisible()
    await editor.getByRole('button', { name: 'Покажи още' }).click()
    await expect(rows(editor)).toHaveCount(IN_A_YEAR)
    await expect(editor).toHaveURL(new RegExp(`q=.*rows=${IN_A_YEAR}`))

    const item = rows(editor).nth(IN_A_YEAR - 2)
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
    const other = await readNews(request, 'long-list-0')
    other.content.bg.title = `${titleOf(0)} на колега`
    await updateNewsTexts(request, token, 'long-list-0', other)
    await editor.getByRole('button', { name: 'Затвори' }).click()
    await isBack('after the form was cancelled')
    await expect(row(editor, other.content.bg.title), 'what a colleague has written meanwhile').toHaveCount(1)
    await expect(row(editor, title).getByRole('link').first(), 'so that the keyboard goes on there').toBeFocused()
    await open()
    await editor.goBack()
    await isBack('after Back')
    await open()
    await editor.getByRole('tab', { name: /^BG/ }).click()
    await editor.getByRole('textbox', { name: 'Текст преди галерията' }).fill('Променен текст')
    await publishSlip(editor)
    await expect(editor.getByText('Промените са публикувани.')).toBeVisible()
    await isBack('after the form was saved')
  })
})

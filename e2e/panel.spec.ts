import type { Page } from '@playwright/test'
import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { updateNewsTexts } from './news-texts.ts'
import type { RunningSite } from './running-site.ts'
import { tokenOf } from './token.ts'

test('the list is read again when a form is left without saving', {
  tag: ['@ADM-14'],
}, async ({ editor, request, borrowNews }) => {
  const item = await borrowNews('asi-surveillance-audit-2026')
  await row(editor, 'Надзорният одит по ASI').getByRole('link').first().click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).not.toBeEmpty()
  item.content.bg.title = 'Одитът по ASI приключи'
  await updateNewsTexts(request, await tokenOf(editor), 'asi-surveillance-audit-2026', item)

  await editor.getByRole('button', { name: 'Затвори' }).click()
  await expect(row(editor, 'Одитът по ASI приключи')).toBeVisible()
  await expect(row(editor, 'Надзорният одит по ASI')).toHaveCount(0)
})

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
    await editor.getByRole('button', { name: 'Затвори' }).click()
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

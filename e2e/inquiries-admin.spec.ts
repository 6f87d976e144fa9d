import type { APIRequestContext, Page } from '@playwright/test'
import { sections } from './administration.ts'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'

const letter = {
  kind: 'product',
  products: ['household-foil'],
  name: 'Anna Keller',
  phone: '+49 30 000 000',
  email: 'client@example.com',
  message: 'We need 12 t of foil, 11 µm.',
}

/** Sends an inquiry as a form does, and gives its id. */
async function send(request: APIRequestContext, changes: Partial<typeof letter> = {}): Promise<string> {
  const answer = await request.post('/api/inquiries', { data: { ...letter, ...changes } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** Has the mail of an inquiry fail, as a provider that is away would. */
async function failMail({ supabase: { url, secretKey } }: RunningSite, id: string): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/mails?id=eq.${id}`, {
    method: 'PATCH',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'failed' }),
  })
  expect(answer.status).toBe(204)
}

const tabOf = (page: Page) => sections(page).filter({ hasText: 'Запитвания' })

/** Opens the tab when its list has come: while it is on its way, asked for before an inquiry was sent, it is not asked for again. */
async function openTab(page: Page): Promise<void> {
  await expect(tabOf(page).locator('b').first()).toHaveText(/^\d/)
  await tabOf(page).click()
  await expect(page).toHaveURL(/tab=inquiries/)
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Списък на запитванията' }).getByRole('listitem').filter({ hasText: name })
const article = (page: Page) => page.getByRole('article')

test('what a visitor has sent, staff read in full in the fourth tab', async ({
  request,
  signedIn: editor,
  expectAccessible,
}) => {
  const marco = {
    kind: 'contact',
    category: 'packaging',
    name: 'Marco Bellini',
    phone: '+39 02 000 000',
    email: 'marco@example.com',
    message: 'Rolls of 30 m.\nPlease quote.',
  }
  expect((await request.post('/api/inquiries', { data: marco })).status()).toBe(201)
  await editor.goto('/admin')

  await expect(sections(editor)).toHaveText([
    /^Новини/,
    /^Медиите за нас/,
    /^Кариери/,
    /^Запитвания/,
    /^Бюлетин/,
    /^Документи/,
    /^Календар/,
    /^Хора/,
  ])
  await openTab(editor)
  const row = rowOf(editor, 'Marco Bellini')
  await expect(row).toContainText('Опаковки')
  await expect(row).toContainText('Ново')
  await row.getByRole('link').click()
  await expect(article(editor).getByRole('heading', { level: 2 })).toBeFocused()
  for (const text of ['Опаковки', '+39 02 000 000', 'marco@example.com', 'Rolls of 30 m.\nPlease quote.'])
    await expect(article(editor)).toContainText(text)
  const reply = article(editor).getByRole('link', { name: 'Отговори' })
  await expect(reply).toHaveAttribute('href', /^mailto:marco%40example\.com\?subject=Your%20inquiry%20to%20/)
  await expect(reply, 'the question is quoted').toHaveAttribute('href', /%3E%20Rolls%20of%2030%20m\./)
  expect(editor.url()).not.toMatch(/marco|bellini|\+39/i)
  await expectAccessible(editor)

  await editor.setViewportSize({ width: 360, height: 740 })
  await expect(row).toBeHidden()
  await expect.poll(() => editor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await editor.getByRole('link', { name: 'Към списъка' }).click()
  await expect(row).toBeVisible()
})

test('an inquiry is taken, noted, answered and counted, and another one erased; what the list is narrowed to is in the address, and stays while one is read', async ({
  signedIn: editor,
  request,
  site,
  expectAccessible,
}) => {
  await failMail(site, await send(request, { name: 'Sofie Lund', message: 'A desk of her own' }))
  await send(request, { name: 'Emil Dahl', message: 'A desk for two' })
  await editor.goto('/admin?tab=inquiries&q=a+desk&state=new')
  const states = editor.getByRole('group', { name: 'Състояние' })
  await expect(states.getByRole('button')).toHaveText([
    'Всички 2',
    'Нови 2',
    'В работа 0',
    'Отговорени 0',
    'Спам 0',
    'Моите 0',
  ])
  await rowOf(editor, 'Sofie Lund').getByRole('link').click()
  await expect(article(editor)).toContainText('Още никой не го е поел.')
  await article(editor).getByRole('button', { name: 'Поеми' }).click()
  await expect(article(editor)).toContainText('В работа при Вас')
  await expect(states.getByRole('button')).toHaveText([
    'Всички 2',
    'Нови 1',
    'В работа 1',
    'Отговорени 0',
    'Спам 0',
    'Моите 1',
  ])
  await article(editor).getByRole('textbox', { name: 'Напишете бележка' }).fill('Матрица A14 има.')
  await article(editor).getByRole('button', { name: 'Добави бележката' }).click()
  await expect(article(editor).getByRole('listitem')).toContainText('Матрица A14 има.')
  await expectAccessible(editor, 'article')
  await article(editor).getByRole('button', { name: 'Отбележи като отговорено' }).click()
  await expect(article(editor)).toContainText('Отговорено от')
  await expect(editor.getByText('До първия отговор: обикновено')).toBeVisible()

  await rowOf(editor, 'Emil Dahl').getByRole('link').click()
  await article(editor).getByRole('button', { name: 'Още за „Emil Dahl“' }).click()
  await editor.getByRole('menuitem', { name: 'Изтрий данните…' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(editor.getByText('Изберете запитване от списъка')).toBeVisible()
  await states.getByRole('button', { name: /Всички/ }).click()
  await expect(rowOf(editor, 'Sofie Lund')).toBeVisible()
  await expect(rowOf(editor, 'Emil Dahl')).toHaveCount(0)

  await test.step('searched for failed mails, over a reload and back', async () => {
    await send(request, { name: 'Lotte Bakker', message: 'A desk with a view' })
    await editor.goto('/admin?tab=inquiries&q=a+desk&mail=failed')
    await expect(editor.getByText('Намерено е 1 запитване')).toBeVisible()
    await rowOf(editor, 'Sofie Lund').getByRole('link').click()
    await expect(article(editor).getByRole('heading', { name: 'Sofie Lund' })).toBeVisible()
    await editor.reload()
    await expect(article(editor).getByRole('heading', { name: 'Sofie Lund' })).toBeVisible()
    await expect(editor.getByRole('searchbox')).toHaveValue('a desk')
    const failed = editor.getByRole('button', { name: 'Махни филтъра: Писмо до отдела: неизпратено' })
    await failed.click()
    await expect(rowOf(editor, 'Lotte Bakker')).toBeVisible()
    await editor.goBack()
    await expect(failed).toBeVisible()
  })
})

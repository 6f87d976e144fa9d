import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
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

/** Changes a stored inquiry, or its mail, as time or a failing provider would. */
async function change(
  { supabase: { url, secretKey } }: RunningSite,
  table: 'inquiries' | 'mails',
  id: string,
  row: object,
): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/${table}?id=eq.${id}`, {
    method: 'PATCH',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  })
  expect(answer.status).toBe(204)
}

/** Gives the site another account. @returns its id */
async function addColleague({ supabase: { url, secretKey } }: RunningSite, username: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/admins`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify({ username, password_hash: '$argon2id$none' }),
  })
  const [{ id }] = (await answer.json()) as [{ id: string }]
  return id
}

const nothing = {
  inquiries: [],
  next: null,
  total: 0,
  counts: { new: 0, inWork: 0, answered: 0, spam: 0 },
  firstAnswerSeconds: null,
}

const tabOf = (page: Page) => page.getByRole('tab', { name: /^Запитвания/ })

/** Opens the tab when its list has come: while it is on its way, asked for before an inquiry was sent, it is not asked for anew. */
async function openTab(page: Page): Promise<void> {
  await expect(tabOf(page).locator('span').first()).toHaveText(/^\d/)
  await tabOf(page).click()
  await expect(page).toHaveURL(/tab=inquiries/)
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Списък на запитванията' }).getByRole('listitem').filter({ hasText: name })
const article = (page: Page) => page.getByRole('article')

test('what a visitor sends by the form, staff read in full in the fourth tab', async ({
  context,
  editor,
  expectAccessible,
}) => {
  const visitor = await context.newPage()
  await visitor.goto('/contacts/factory-location')
  await expect(visitor.locator('html[data-hydrated]')).toBeAttached()
  await visitor.getByRole('button', { name: 'Connect with us' }).click()
  const form = visitor.getByRole('form')
  await form.getByRole('combobox').selectOption('Packaging')
  await form.getByRole('textbox', { name: 'Name' }).fill('Marco Bellini')
  await form.getByRole('textbox', { name: 'Phone' }).fill('+39 02 000 000')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('marco@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('Rolls of 30 m.\nPlease quote.')
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await visitor.close()

  await expect(editor.getByRole('tab')).toHaveText([
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
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(row).toBeHidden()
  await editor.getByRole('link', { name: 'Към списъка' }).click()
  await expect(row).toBeVisible()
  await expectAccessible(editor)
})

test('an inquiry whose mail has failed says why, and is counted on the tab, and is sent again', async ({
  editor,
  request,
  site,
  expectAccessible,
}) => {
  const id = await send(request, { name: 'Katarzyna Nowak', message: 'Strips, please.' })
  await change(site, 'mails', id, { status: 'failed', attempts: 21, last_error: 'Resend answered 500', sent_at: null })
  await openTab(editor)
  await expect(rowOf(editor, 'Katarzyna Nowak')).toContainText('Неуспешен')
  await editor.getByRole('button', { name: 'Филтри' }).click()
  await editor.getByRole('combobox', { name: 'Имейл до отдела' }).selectOption('Неуспешен')
  await expect(editor.getByText('Намерено е 1 запитване')).toBeVisible()
  await expect(editor.getByRole('tab', { name: /^Запитвания.* 1 неизпратен имейл$/ })).toBeVisible()
  await expectAccessible(editor)
  await rowOf(editor, 'Katarzyna Nowak').getByRole('link').click()
  await expect(article(editor)).toContainText('Имейлът не е изпратен, 21 опита')
  await expect(article(editor)).toContainText('Resend answered 500')
  await article(editor).getByRole('button', { name: 'Изпрати отново' }).click()
  await expect(article(editor)).toContainText('Имейлът чака да бъде изпратен отново.')
  await expect(editor.getByText('Няма такива запитвания.')).toBeVisible()
  await expect(editor.getByRole('tab', { name: /неизпратен/ })).toHaveCount(0)
  await editor.getByRole('combobox', { name: 'Имейл до отдела' }).selectOption('Чака')
  await expect(rowOf(editor, 'Katarzyna Nowak')).toBeVisible()
})

test('the address in a mail opens its inquiry although the list has not come to it, and says so when it is gone', async ({
  editor,
  request,
}) => {
  const id = await send(request, { name: 'Ines Carvalho', message: 'Long ago' })
  await editor.route('/api/inquiries?*', (route) => route.fulfill({ json: nothing }))
  await editor.goto(`/admin?tab=inquiries&inquiry=${id}`)
  await expect(article(editor).getByRole('heading', { level: 2, name: 'Ines Carvalho' })).toBeFocused()
  await editor.goto(`/admin?tab=inquiries&inquiry=${id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`)
  await expect(editor.getByText('Запитването вече не се пази тук.')).toBeVisible()
})

test('the search looks into names, addresses and texts; nothing found leads back', async ({ editor, request }) => {
  await send(request, { name: 'Pieter van Dijk', email: 'pieter@example.nl', message: 'Blister foil 25 µm' })
  await send(request, { name: 'Elena Dumitrescu', message: 'Heat shields' })
  await openTab(editor)
  const search = editor.getByRole('searchbox', { name: 'Търсене по име, имейл, текст или номер' })
  for (const words of ['dijk', 'PIETER@', 'blister']) {
    await search.fill(words)
    await expect(editor.getByText('Намерено е 1 запитване')).toBeVisible()
    await expect(rowOf(editor, 'Pieter van Dijk')).toBeVisible()
    await expect(rowOf(editor, 'Elena Dumitrescu')).toHaveCount(0)
  }
  await search.fill('никой не пита това')
  await editor.getByRole('button', { name: 'Изчисти търсенето' }).click()
  await expect(rowOf(editor, 'Elena Dumitrescu')).toBeVisible()
})

test('all inquiries come as a file that a spreadsheet reads; old ones are erased after a question', async ({
  editor,
  request,
  site,
}) => {
  await send(request, { name: 'Иво Стаменов', message: 'Каталог, моля' })
  const old = await send(request, { name: 'Tomáš Havel', message: 'From long ago' })
  await change(site, 'inquiries', old, { created_at: '2023-01-15T10:00:00Z' })
  await openTab(editor)
  const downloading = editor.waitForEvent('download')
  await editor.getByRole('button', { name: 'Изтегли таблица (.csv)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('inquiries.csv')
  const file = await readFile(await download.path(), 'utf8')
  expect(file.charCodeAt(0), 'a mark by which Excel knows UTF-8').toBe(0xfeff)
  expect(file).toContain('"Иво Стаменов"')
  expect(file).toContain('"Продукт";"";"Household foil";')

  await editor.getByRole('searchbox').fill('стаменов')
  await expect(editor.getByText('Намерено е 1 запитване')).toBeVisible()
  const narrowed = editor.waitForEvent('download')
  await editor.getByRole('button', { name: 'Изтегли таблица (.csv)' }).click()
  const lines = (await readFile(await (await narrowed).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines, 'the titles, and what the screen shows').toHaveLength(2)
  await editor.getByRole('searchbox').fill('')

  const erase = editor.getByRole('button', { name: 'Изтрий запитванията, по‑стари от 24 месеца' })
  await erase.click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Отказ' }).click()
  await expect(rowOf(editor, 'Tomáš Havel')).toBeVisible()
  await erase.click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(editor.getByText('Изтрито е 1 старо запитване.')).toBeVisible()
  await expect(rowOf(editor, 'Tomáš Havel')).toHaveCount(0)
  await expect(rowOf(editor, 'Иво Стаменов')).toBeVisible()
})

test('a list that cannot be read says so and offers another try; an empty one says that nobody has asked', async ({
  editor,
  expectAccessible,
}) => {
  let isDown = true
  await editor.route('/api/inquiries?*', (route) =>
    route.fulfill(isDown ? { status: 503, json: { error: 'the database is away' } } : { json: nothing }),
  )
  await editor.reload()
  await tabOf(editor).click()
  await expect(editor.getByRole('alert')).toContainText('Списъкът не можа да се зареди.')
  isDown = false
  await editor.getByRole('button', { name: 'Опитай отново' }).click()
  await expect(editor.getByRole('heading', { name: 'Няма запитвания' })).toBeVisible()
  await expectAccessible(editor)
})

test('an inquiry that comes while the list is looked at is there within a minute, and the tab counts it', async ({
  editor,
  request,
}) => {
  await send(request, { name: 'Before it' })
  await editor.clock.install()
  await editor.goto('/admin?tab=inquiries')
  await expect(rowOf(editor, 'Before it')).toBeVisible()
  await expect(tabOf(editor).locator('span').first()).toHaveText(/^\d/)
  const count = Number(await tabOf(editor).locator('span').first().textContent())
  await send(request, { name: 'Just come', message: 'Nobody pressed a key' })
  await editor.clock.runFor(61_000)
  await expect(rowOf(editor, 'Just come')).toBeVisible()
  await expect(tabOf(editor).locator('span').first()).toHaveText(String(count + 1))
})

test('the search and the state of the inquiries are in the address, and stay while one is read', async ({
  editor,
  request,
  site,
}) => {
  const id = await send(request, { name: 'Lotte Visser', message: 'Foil for the address' })
  await change(site, 'mails', id, { status: 'failed' })
  await send(request, { name: 'Lotte Bakker', message: 'Also for the address' })
  await editor.goto('/admin?tab=inquiries&q=for+the+address&mail=failed')
  await expect(editor.getByText('Намерено е 1 запитване')).toBeVisible()
  await rowOf(editor, 'Lotte Visser').getByRole('link').click()
  await expect(article(editor).getByRole('heading', { name: 'Lotte Visser' })).toBeVisible()
  await editor.reload()
  await expect(article(editor).getByRole('heading', { name: 'Lotte Visser' })).toBeVisible()
  await expect(editor.getByRole('searchbox')).toHaveValue('for the address')
  const mail = editor.getByRole('combobox', { name: 'Имейл до отдела' })
  await expect(mail).toHaveValue('failed')
  await editor.getByRole('button', { name: 'Изчисти филтрите' }).click()
  await expect(rowOf(editor, 'Lotte Bakker')).toBeVisible()
  await editor.goBack()
  await expect(mail).toHaveValue('failed')
})

test('a mail that went out is sent again only after a question', async ({
  editor,
  request,
  site,
  expectAccessible,
}) => {
  const id = await send(request, { name: 'Sent once', message: 'Not to be mailed twice by mistake' })
  await change(site, 'mails', id, { status: 'sent', attempts: 1, sent_at: '2026-11-20T10:00:00Z' })
  await editor.goto(`/admin?tab=inquiries&inquiry=${id}`)
  const again = article(editor).getByRole('button', { name: 'Изпрати отново' })
  await article(editor).getByText('Имейл до отдела').click()
  await again.click()
  const question = editor.getByRole('alertdialog', { name: 'Да се изпрати ли имейлът още веднъж?' })
  await expect(question).toBeVisible()
  await expectAccessible(editor)
  await question.getByRole('button', { name: 'Отказ' }).click()
  await expect(again).toBeFocused()
  await expect(article(editor)).toContainText('Изпратен на 20-11-2026')
  await again.click()
  await question.getByRole('button', { name: 'Изпрати отново' }).click()
  await expect(article(editor)).toContainText('Имейлът чака да бъде изпратен отново.')
})

test('an inquiry is taken, noted, answered and counted; who comes later is told who has it', async ({
  editor,
  request,
  site,
  expectAccessible,
}) => {
  const id = await send(request, { name: 'Sofie Lund', message: 'A desk of her own' })
  const rival = await send(request, { name: 'Emil Dahl', message: 'A desk for two' })
  await editor.goto('/admin?tab=inquiries&q=a+desk&state=new')
  const states = editor.getByRole('navigation', { name: 'Състояние' })
  await expect(states.getByRole('link')).toHaveText(['Ново 2', 'В работа 0', 'Отговорено 0', 'Спам 0', 'Всички 2'])
  await rowOf(editor, 'Sofie Lund').getByRole('link').click()
  await expect(article(editor)).toContainText('Още никой не го е поел.')
  await article(editor).getByRole('button', { name: 'Поеми' }).click()
  await expect(article(editor)).toContainText('В работа при Вас')
  await expect(states.getByRole('link')).toHaveText(['Ново 1', 'В работа 1', 'Отговорено 0', 'Спам 0', 'Всички 2'])
  await article(editor).getByRole('textbox', { name: 'Напишете бележка' }).fill('Матрица A14 има.')
  await article(editor).getByRole('button', { name: 'Добави бележката' }).click()
  await expect(article(editor).getByRole('listitem')).toContainText('Матрица A14 има.')
  await article(editor).getByText('Още действия').click()
  await expectAccessible(editor)
  await article(editor).getByRole('button', { name: 'Отбележи като отговорено' }).click()
  await expect(article(editor)).toContainText('Отговорено от')
  await expect(editor.getByText('До първия отговор: обикновено')).toBeVisible()

  await rowOf(editor, 'Emil Dahl').getByRole('link').click()
  await expect(article(editor).getByRole('button', { name: 'Поеми' })).toBeVisible()
  await change(site, 'inquiries', rival, { state: 'inWork', assignee: await addColleague(site, 'Галина') })
  await article(editor).getByRole('button', { name: 'Поеми' }).click()
  await expect(article(editor).getByRole('alert')).toContainText('Галина го пое преди Вас.')
  await expect(article(editor)).toContainText('В работа при Галина')
  await expectAccessible(editor)

  await article(editor).getByText('Още действия').click()
  await article(editor).getByRole('button', { name: 'Изтрий данните' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(editor.getByText('Изберете запитване от списъка')).toBeVisible()
  expect((await request.get(`/api/inquiries/${id}`)).status(), 'for staff only').toBe(401)
  await states.getByRole('link', { name: /Всички/ }).click()
  await expect(rowOf(editor, 'Sofie Lund')).toBeVisible()
  await expect(rowOf(editor, 'Emil Dahl')).toHaveCount(0)
})

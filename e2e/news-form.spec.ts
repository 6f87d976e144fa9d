import { chooseCover, keepDraftsHere, newPublication, openLanguage, row, tenPictures } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'

test('the date takes digits and hyphens only, ten of them, and has to be a real day', { tag: ['@ADM-22'] }, async ({
  editor,
}) => {
  await newPublication(editor)
  const date = editor.getByLabel('Дата', { exact: false }).first()
  await date.fill('')
  await date.pressSequentially('31a-02/-2026999')
  await expect(date).toHaveValue('31-02-2026')
  await expect(editor.getByText('Въведете действителна дата във вида ДД-ММ-ГГГГ')).toBeVisible()
  await date.fill('28-02-2026')
  await expect(editor.getByText('Въведете действителна дата във вида ДД-ММ-ГГГГ')).toHaveCount(0)
})

test('the address is lowered, transliterated, and checked while typing', {
  tag: ['@ADM-23', '@ADM-24', '@ADM-32', '@AMB-42'],
}, async ({ editor }) => {
  await newPublication(editor)
  const address = editor.getByLabel('Адрес (URL)')
  await address.pressSequentially('Нова ЛИНИЯ №2')
  await expect(address).toHaveValue('novaliniya2')
  await expect(editor.getByText('Адресът е свободен')).toBeVisible()
  await address.fill('new-cut-to-length-line')
  await expect(editor.getByText('Вече има новина с този адрес')).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(editor.getByRole('button', { name: 'Публикувай' })).toBeDisabled()
})

test('the title counts down from 170 and beyond it alerts with the language', { tag: ['@ADM-26', '@ADM-27'] }, async ({
  editor,
  expectAccessible,
}) => {
  await newPublication(editor)
  await expect(editor.getByText('Остават 170 от 170 знака')).toBeVisible()
  await openLanguage(editor, 'DE')
  await editor.getByLabel('Заглавие', { exact: true }).fill('x'.repeat(171))
  await expect(editor.getByRole('alert')).toContainText('DE: Заглавието е по-дълго от 170 символа')
  await expectAccessible(editor)
})

test('wrong files are refused with the words of the specification', { tag: ['@ADM-17', '@ADM-18', '@ADM-19'] }, async ({
  editor,
}) => {
  await newPublication(editor)
  const alert = editor.getByRole('alert')
  await editor.getByLabel('Избери основна снимка').setInputFiles([picture('a.png'), picture('b.png')])
  await expect(alert).toContainText('Може да изберете само една основна снимка')
  await editor
    .getByLabel('Избери основна снимка')
    .setInputFiles([{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }])
  await expect(alert).toContainText('Разрешени са само изображения (.jpg, .jpeg, .png, .gif)')
  await expect(editor.getByAltText('Избрана основна снимка')).toHaveCount(0)
  await editor.getByLabel('Добави снимки').setInputFiles([...tenPictures, picture('eleven.PNG')])
  await expect(alert).toContainText('Може да качите до 10 снимки. Останаха „eleven.PNG“.')
  await expect(editor.getByText('10 от 10')).toBeVisible()
})

test('the editor offers six formats with names, and is operated by the keyboard', {
  tag: ['@ADM-36', '@ADM-37'],
}, async ({ editor }) => {
  await newPublication(editor)
  const toolbar = editor.getByRole('toolbar').first()
  for (const name of ['Получер', 'Курсив', 'Подчертан', 'Връзка', 'Видео', 'Код'])
    await expect(toolbar.getByRole('button', { name })).toBeVisible()
  const text = editor.getByRole('textbox', { name: 'Текст преди галерията' })
  await text.click()
  await editor.keyboard.press('Control+b')
  await editor.keyboard.type('bold')
  await expect(text.locator('strong')).toHaveText('bold')
  await toolbar.getByRole('button', { name: 'Видео' }).click()
  const dialog = editor.getByRole('dialog')
  await dialog.getByLabel('Адрес на видеото').fill('https://evil.example/embed/1')
  await dialog.getByRole('button', { name: 'Вмъкни видеото' }).click()
  await expect(dialog.getByText('Това не е адрес на видео от YouTube или Vimeo')).toBeVisible()
  await editor.keyboard.press('Escape')
  await toolbar.getByRole('button', { name: 'Връзка' }).click()
  await dialog.getByLabel('Адрес').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  await expect(dialog.getByText('Въведете адрес на страница')).toBeVisible()
  await dialog.getByLabel('Адрес').fill('balkalum.bg/news')
  await dialog.getByRole('button', { name: 'Вмъкни връзката' }).click()
  await expect(text.locator('a')).toHaveAttribute('href', 'https://balkalum.bg/news')
})

test('what was typed survives a reload and is offered again', { tag: ['@AMB-32'] }, async ({
  editor,
  expectAccessible,
}) => {
  await keepDraftsHere(editor)
  await newPublication(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Half written')
  await expect
    .poll(() => editor.evaluate(() => Object.values(localStorage).some((value) => value.includes('Half written'))))
    .toBe(true)
  editor.on('dialog', (dialog) => dialog.accept())
  await editor.reload()
  await expect(editor.getByText('Намерихме незаписана чернова')).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Продължи с черновата' }).click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Half written')
})

test('an expired session loses nothing: after the login the draft is offered', {
  tag: ['@AMB-32'],
  annotation: { type: 'expected', description: 'authentication required' },
}, async ({ editor, site }) => {
  await keepDraftsHere(editor)
  await newPublication(editor)
  await chooseCover(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Written before the session ended')
  await editor.getByLabel('Адрес (URL)').fill('written-before')
  await expect(editor.getByText('Адресът е свободен')).toBeVisible()
  const token = await editor.evaluate(() => localStorage.getItem('adminToken'))
  await fetch(`${site.url}/api/admin/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin\/login/)
  await editor.getByLabel('Потребителско име').fill(site.admin.username)
  await editor.getByLabel('Парола', { exact: true }).fill(site.admin.password)
  await editor.getByRole('button', { name: 'Влез' }).click()
  await expect(editor).toHaveURL(/\/admin\/news\/new/)
  await editor.getByRole('button', { name: 'Продължи с черновата' }).click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Written before the session ended')
})

test('two editors: whoever saves second is shown both versions and chooses', {
  annotation: { type: 'expected', description: 'changed by somebody else in the meantime' },
}, async ({ editor, site, expectAccessible }) => {
  await row(editor, 'Резултати за 2024').getByRole('link').first().click()
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Mine')
  const { news } = (await (await fetch(`${site.url}/api/news/results-2024`)).json()) as {
    news: [Record<string, unknown>]
  }
  const token = await editor.evaluate(() => localStorage.getItem('adminToken'))
  const item = structuredClone(news[0]) as { content: { bg: { title: string } } }
  item.content.bg.title = 'Резултати за 2024 г., допълнени'
  const theirs = await fetch(`${site.url}/api/news/updateTexts/results-2024`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(item),
  })
  expect(theirs.status).toBe(200)

  await editor.getByRole('button', { name: 'Публикувай' }).click()
  const dialog = editor.getByRole('alertdialog').or(editor.getByRole('dialog'))
  await expect(dialog).toContainText('Някой друг записа преди Вас')
  await expectAccessible(editor)
  await dialog.getByRole('button', { name: 'Запази избраното' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const saved = (await (await fetch(`${site.url}/api/news/results-2024`)).json()) as {
    news: [{ content: { en: { title: string }; bg: { title: string } } }]
  }
  expect(saved.news[0].content.en.title).toBe('Mine')
  expect(saved.news[0].content.bg.title).toBe('Резултати за 2024 г., допълнени')
})

test('leaving unsaved changes asks first', { tag: ['@ADM-29'] }, async ({ editor }) => {
  await keepDraftsHere(editor)
  await newPublication(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Not saved')
  await editor.getByRole('button', { name: 'Отказ' }).click()
  const question = editor.getByRole('alertdialog').or(editor.getByRole('dialog'))
  await expect(question).toContainText('Да се затвори ли без записване?')
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Not saved')
  await editor.getByRole('button', { name: 'Отказ' }).click()
  await question.getByRole('button', { name: 'Затвори без запис' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
})

test('a save that fails says so, keeps everything and can be tried again', {
  tag: ['@ADM-15'],
  annotation: { type: 'expected', description: 'no connection' },
}, async ({ editor, context }) => {
  await row(editor, 'Пресовият цех').getByRole('link').first().click()
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Kept through a failure')
  await context.setOffline(true)
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByRole('alert')).toContainText('Не успяхме да запишем')
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Kept through a failure')
  await context.setOffline(false)
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
})

test('every page of the administration fits 360 px', async ({ editor }) => {
  await editor.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/admin',
    '/admin?tab=careers',
    '/admin/news/new',
    '/admin/news/results-2024',
    '/admin/careers/new',
  ]) {
    await editor.goto(path)
    await expect(editor.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(editor.getByRole('button', { name: 'Изход' })).toBeVisible()
    expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

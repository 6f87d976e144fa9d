import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'

test('positions show their dates and an eye when they are visible; one is created, changed and deleted', {
  tag: ['@ADM-09', '@AMB-59', '@ADM-13', '@ADM-34', '@ADM-35', '@API-13', '@API-14', '@API-15'],
}, async ({ editor, expectAccessible }) => {
  await editor.getByRole('link', { name: 'Кариери' }).click()
  const past = row(editor, 'Лаборант')
  await expect(past).toContainText('02-03-2026')
  await expect(past).toContainText('31-05-2026')
  await expect(past.getByText('На сайта', { exact: true })).toHaveCount(0)
  await expect(past.getByText('Изтекла', { exact: true }), 'why it is hidden, without a mouse').toBeVisible()
  await expectAccessible(editor)

  await editor.getByRole('link', { name: 'Нова позиция' }).click()
  const save = editor.getByRole('button', { name: 'Публикувай' })
  await expect(save).toBeDisabled()
  await editor.getByLabel('Наименование на позицията').fill('Заварчик')
  await editor.getByLabel('Начална дата').fill('10-01-2026')
  await editor.getByLabel('Крайна дата').fill('31-12-2099')
  await editor.getByRole('textbox', { name: 'Основни функции и отговорности' }).fill('Заварява.')
  await save.click()
  await expect(editor).toHaveURL(/tab=careers/)
  await expect(row(editor, 'Заварчик')).toContainText('10-01-2026')
  await expect(row(editor, 'Заварчик').getByText('На сайта', { exact: true })).toHaveCount(1)

  await row(editor, 'Заварчик').getByRole('link').first().click()
  await editor.getByLabel('Наименование на позицията').fill('Заварчик, втора смяна')
  await editor.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect(row(editor, 'Заварчик, втора смяна')).toBeVisible()

  // Without the form: taken from the site, and brought back.
  const welder = row(editor, 'Заварчик, втора смяна')
  const chooseInRow = async (choice: string, act: string) => {
    await editor.getByRole('menuitem', { name: 'Видимост…' }).click()
    const panel = editor.getByRole('dialog', { name: 'Видимост' })
    await panel.getByRole('radio', { name: choice }).check()
    await panel.getByRole('button', { name: act }).click()
  }
  await welder.getByRole('button', { name: /^Още за/ }).click()
  await chooseInRow('Скрий от сайта', 'Скрий от сайта')
  await expect(welder).toContainText('по решение на екипа')
  expect(await (await editor.request.get('/api/careers')).text()).not.toContain('Заварчик')
  await welder.getByRole('button', { name: /^Още за/ }).click()
  await chooseInRow('На сайта веднага', 'Публикувай')
  await expect(welder.getByText('На сайта', { exact: true })).toBeVisible()

  // A copy has the texts and waits for days of its own, which are the one clock it has.
  await welder.getByRole('button', { name: /^Още за/ }).click()
  await editor.getByRole('menuitem', { name: 'Копирай' }).click()
  await expect(editor.getByLabel('Наименование на позицията')).toHaveValue('Заварчик, втора смяна')
  await expect(editor.getByText('Заварява.')).toBeVisible()
  await expect(save).toBeDisabled()
  await editor.getByLabel('Наименование на позицията').fill('Шлосер')
  await editor.getByLabel('Начална дата').fill('10-01-2099')
  await editor.getByLabel('Крайна дата').fill('31-12-2099')
  await expect(editor.getByText('Вижда се от 11-01-2099')).toBeVisible()
  await save.click()
  await expect(editor.getByText('Позицията е публикувана и ще се вижда от 11-01-2099.')).toBeVisible()
  await expect(row(editor, 'Шлосер')).toContainText('Планирана')
  expect(await (await editor.request.get('/careers/open-positions')).text()).not.toContain('Шлосер<')

  await welder.getByRole('button', { name: /^Изтрий/ }).click()
  const question = editor.getByRole('alertdialog').or(editor.getByRole('dialog'))
  await expect(question).toContainText('Да се изтрие ли позицията?')
  await question.getByRole('button', { name: 'Изтрий' }).click()
  await expect(row(editor, 'Заварчик')).toHaveCount(0)
})

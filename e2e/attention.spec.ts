import { DIALOG } from './administration.ts'
import { expect, test } from './fixtures.ts'

test('the owner sees first what needs attention, goes to where it is mended, and puts off what can wait', async ({
  signedIn: editor,
  expectAccessible,
}) => {
  await editor.goto('/admin/attention')
  const soon = editor.getByRole('region', { name: 'Скоро' })
  const row = soon.getByRole('listitem').filter({ hasText: 'Няма предстояща дата за инвеститори' })
  await expect(row).toBeVisible()
  await expect(editor.getByRole('region', { name: 'Сега' })).toContainText('Няма резервно копие')
  await expect(editor.getByRole('link', { name: /^Изисква внимание: \d+ нещ/ })).toBeVisible()
  await expectAccessible(editor)

  await row.getByRole('link', { name: 'Обяви дата' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Ново събитие' })).toBeVisible()
  await expect(editor.getByLabel('Дата'), 'the very field').toBeFocused()
  await editor.goBack()

  await row.getByRole('button', { name: /^Отложи/ }).click()
  const dialog = editor.getByRole('dialog')
  await dialog.getByLabel('За колко време').selectOption('За месец')
  await dialog.getByLabel('Защо').fill('Съветът решава през януари')
  await expectAccessible(editor, DIALOG)
  await dialog.getByRole('button', { name: 'Отложи' }).click()
  await expect(editor.getByText('Отложено. Ще се появи отново')).toBeVisible()
  await expect(row).toHaveCount(0)

  await editor.getByText(/^Отложено \(/).click()
  await expect(editor.getByText('Съветът решава през януари')).toBeVisible()
  await editor.getByRole('button', { name: /^Покажи отново/ }).click()
  await expect(row).toBeVisible()
})

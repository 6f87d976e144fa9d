import { expect, test } from './fixtures.ts'

test('the owner sees first what needs attention, goes to where it is mended, and puts off what can wait', async ({
  editor,
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
  await editor.goBack()

  await row.getByRole('button', { name: /^Отложи/ }).click()
  const dialog = editor.getByRole('dialog')
  await dialog.getByLabel('За колко време').selectOption('За месец')
  await dialog.getByLabel('Защо').fill('Съветът решава през януари')
  await expectAccessible(editor)
  await dialog.getByRole('button', { name: 'Отложи' }).click()
  await expect(editor.getByText('Отложено. Ще се появи отново')).toBeVisible()
  await expect(row).toHaveCount(0)

  await editor.getByText('Отложено (1)').click()
  await expect(editor.getByText('Съветът решава през януари')).toBeVisible()
  await editor.getByRole('button', { name: /^Покажи отново/ }).click()
  await expect(row).toBeVisible()
})

test('a link that leads to nothing is told, opens its very field, and is gone when it is mended', async ({
  editor,
  site: { supabase },
}) => {
  const address = 'https://register.example/iso-27001'
  const ask = (path: string, method: string, body: object) =>
    fetch(`${supabase.url}/rest/v1/${path}`, {
      method,
      headers: { apikey: supabase.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const note = (words: string) =>
    ask('documents?section=eq.certificates&name=eq.iso-27001', 'PATCH', { note_en: words })
  try {
    await note(`Information security, ${address}`)
    await ask('rpc/note_link', 'POST', { of_address: address, is_dead: true, is_certain: true, of_status: 404 })
    await editor.goto('/admin/attention')
    const row = editor.getByRole('listitem').filter({ hasText: address })
    await expect(row).toContainText('Връзка в „ISO 27001“ не се отваря')
    await row.getByRole('link', { name: /^Отвори текста/ }).click()
    const field = editor.getByLabel('Пояснение (на английски)')
    await expect(field).toBeFocused()
    await field.fill('Information security')
    await editor.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(editor.getByText('Документът е записан.')).toBeVisible()
    await editor.getByRole('link', { name: /^Изисква внимание/ }).click()
    await expect(editor.getByRole('heading', { level: 1, name: 'Изисква внимание' })).toBeVisible()
    await expect(editor.getByText('Няма предстояща дата за инвеститори')).toBeVisible()
    await expect(row).toHaveCount(0)
  } finally {
    await note('Information security')
  }
})

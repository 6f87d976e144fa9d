import { chooseCover, DIALOG, newPublication, openLanguage, openSettings } from './administration.ts'
import { expect, test } from './fixtures.ts'

const WORD = 'Ostravelle'

test('an item is published and sent to the subscribers by one tick, and the tab tells what went and to whom', async ({
  editor,
  site,
  expectAccessible,
}) => {
  const { url, secretKey } = site.supabase
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const reader = {
    email: `${WORD.toLowerCase()}@firma.example`,
    token: WORD.padEnd(43, '-'),
    language: 'de',
    confirmed_at: '2026-11-01T09:00:00Z',
  }
  await fetch(`${url}/rest/v1/newsletter`, { method: 'POST', headers, body: JSON.stringify(reader) })

  await newPublication(editor)
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill(`${WORD} opens a new hall`)
  await chooseCover(editor)
  await openSettings(editor)
  await editor.getByLabel(/^Изпрати на \d+ абонат/).check()
  await editor.getByRole('button', { name: 'Публикувай', exact: true }).click()
  const question = editor.getByRole('alertdialog')
  await expect(question).toContainText('Изпратеното не може да се върне.')
  await expectAccessible(editor, DIALOG)
  await question.getByRole('button', { name: 'Публикувай и изпрати' }).click()
  await expect(editor.getByText(/Новината е публикувана и се изпраща на|тръгва/)).toBeVisible()

  await expect(editor, 'what is published leads to its list').toHaveURL(/\/admin$/)
  await editor.getByRole('link', { name: 'Бюлетин' }).click()
  await expect(editor).toHaveURL(/tab=newsletter/)
  await expect(editor.getByRole('link', { name: `${WORD} opens a new hall` })).toBeVisible()
  await editor.getByLabel('Търсене по имейл').fill(WORD)
  const row = editor.getByRole('listitem').filter({ hasText: reader.email })
  await expect(row).toContainText('немски')
  await expectAccessible(editor)
  await row.getByRole('button', { name: `Изтрий данните: ${reader.email}` }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(row).toHaveCount(0)
})

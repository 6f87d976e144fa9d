import { chooseCover, keepDraftsHere, newPublication } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { tokenOf } from './token.ts'

test('an expired session loses nothing: after the login the draft is offered', {
  tag: ['@AMB-32', '@ADM-24'],
  annotation: { type: 'expected', description: 'authentication required' },
}, async ({ editor, site }) => {
  await keepDraftsHere(editor)
  await newPublication(editor)
  await chooseCover(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Written before the session ended')
  const address = editor.getByLabel('Адрес (URL)')
  await address.fill('')
  await address.pressSequentially('new-cut-to-length-line')
  await expect(editor.getByText('Вече има новина с този адрес')).toBeVisible()
  await address.fill('written-before')
  await expect(editor.getByText('Адресът е свободен')).toBeVisible()
  const token = await tokenOf(editor)
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

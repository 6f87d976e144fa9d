import type { Page } from '@playwright/test'
import {
  chooseCover,
  chooseInNameMenu,
  DIALOG,
  keepDraftsHere,
  newPublication,
  openSettings,
} from './administration.ts'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'

const SECRET = 'Unpublished results of the year'
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
const title = (page: Page) => page.getByLabel('Заглавие', { exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

/** A second account with the first one's password. */
async function colleague({ supabase, admin }: RunningSite): Promise<string> {
  const headers = { apikey: supabase.secretKey, 'content-type': 'application/json' }
  const table = `${supabase.url}/rest/v1/admins`
  const [first] = (await (await fetch(`${table}?username=eq.${admin.username}`, { headers })).json()) as {
    password_hash: string
  }[]
  const username = 'boris'
  const body = JSON.stringify({ username, password_hash: first?.password_hash })
  const answer = await fetch(table, { method: 'POST', headers: { ...headers, prefer: 'return=minimal' }, body })
  expect([201, 409]).toContain(answer.status)
  return username
}

async function fillIn(page: Page, { username, password }: RunningSite['admin']): Promise<void> {
  await page.getByLabel('Потребителско име').fill(username)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Влез', exact: true }).click()
}

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await fillIn(page, { username, password })
  await expect(page).toHaveURL(/\/admin(\?|$)/)
}

test('an expired session loses nothing: a draft is kept for its account alone and offered after the login, and deleted by a sign-out, after a question', {
  tag: ['@ADM-07', '@ADM-24', '@AMB-32'],
  annotation: { type: 'expected', description: 'authentication required' },
}, async ({ editor, token, site, expectAccessible }) => {
  const boris = await colleague(site)
  const left = editor.getByText('Излязохте от администрацията.')
  await keepDraftsHere(editor)
  await newPublication(editor)
  await chooseCover(editor)
  await title(editor).fill(SECRET)
  await expect.poll(() => kept(editor)).toContain(SECRET)

  await test.step('the server has ended the session: who signs in over the form goes on there, with the picture and the address', async () => {
    const address = editor.getByLabel('Адрес на страницата')
    await openSettings(editor)
    await address.fill('')
    await address.pressSequentially('new-cut-to-length-line')
    await expect(editor.getByText('Вече има новина с този адрес')).toBeVisible()
    await address.fill('written-before')
    await expect(editor.getByText('Адресът е свободен')).toBeVisible()
    await fetch(`${site.url}/api/admin/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    await editor.getByRole('button', { name: 'Публикувай' }).click()
    const again = editor.getByRole('dialog', { name: 'Сесията изтече' })
    await expect(again).toBeVisible()
    await fillIn(editor, site.admin)
    await expect(again).toHaveCount(0)
    await expect(editor).toHaveURL(/\/admin\/news\/new/)
    await expect(title(editor)).toHaveValue(SECRET)
    await expect(address).toHaveValue('written-before')
  })

  await test.step('the session ends by itself: the next account is offered nothing, and what has no account goes', async () => {
    await editor.evaluate(() => {
      localStorage.removeItem('adminToken')
      localStorage.setItem('adminDraft:news/new', 'of the time before drafts had an account')
    })
    editor.on('dialog', (dialog) => dialog.accept())
    await editor.goto('/admin/login')
    await signInAs(editor, boris, site.admin.password)
    await newPublication(editor)
    await expect(title(editor)).toHaveValue('')
    await expect(editor.getByText('Има текст, който не успя да се запише')).toHaveCount(0)
    expect(await kept(editor)).not.toContain('of the time before')
    await chooseInNameMenu(editor, 'Изход')
    await expect(left).toBeVisible()
  })

  await test.step('its own account goes on with it', async () => {
    await signInAs(editor, site.admin.username, site.admin.password)
    await newPublication(editor)
    await editor.getByRole('button', { name: 'Продължи с този текст' }).click()
    await expect(title(editor)).toHaveValue(SECRET)
  })

  await test.step('the sign-out asks and deletes it', async () => {
    await chooseInNameMenu(editor, 'Изход')
    await expect(question(editor)).toContainText('1 текст ще се изтрие от този компютър')
    await expectAccessible(editor, DIALOG)
    await question(editor).getByRole('button', { name: 'Остани' }).click()
    await expect(title(editor)).toHaveValue(SECRET)
    await chooseInNameMenu(editor, 'Изход')
    await question(editor).getByRole('button', { name: 'Изтрий текста и излез' }).click()
    await expect(left).toBeVisible()
    expect(await kept(editor)).not.toContain(SECRET)
  })
})

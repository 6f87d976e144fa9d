import { acceptTerms, expect, signInOnce, test } from './fixtures.ts'
import { publishNews } from './news-texts.ts'
import type { RunningSite } from './running-site.ts'

const WORD = 'Змеица'
const NAME = 'ралица'

/** A second account, which has the password of the first one: its token, and what removes it. */
async function secondAccount({ url, admin, supabase }: RunningSite) {
  const accounts = `${supabase.url}/rest/v1/admins`
  const headers = { apikey: supabase.secretKey, 'content-type': 'application/json' }
  const first = await fetch(`${accounts}?select=password_hash&username=eq.${admin.username}`, { headers })
  const [known] = (await first.json()) as { password_hash: string }[]
  const body = JSON.stringify({ username: NAME, password_hash: known?.password_hash })
  await fetch(accounts, { method: 'POST', headers, body })
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, username: NAME }),
  })
  return {
    token: ((await answer.json()) as { token: string }).token,
    remove: () => fetch(`${accounts}?username=eq.${encodeURIComponent(NAME)}`, { method: 'DELETE', headers }),
  }
}

test('two people in one item know of each other, and of two who translate it the second one chooses', {
  annotation: { type: 'expected', description: 'ApiError: changed by another account in the meantime' },
}, async ({ signedIn: editor, browser, request, site, token: first }) => {
  const address = '/admin/news/zmeitsa-2100'
  await publishNews(request, first, 'zmeitsa-2100', {
    bg: { title: `${WORD} до 2100 мм`, one: 'Първи месец.', two: 'Край.' },
  })
  await editor.goto(address)
  await expect(editor.getByRole('link', { name: 'Превод' })).toBeVisible()

  const { token, remove } = await secondAccount(site)
  const context = await browser.newContext({ baseURL: site.url, locale: 'bg-BG' })
  await context.addInitScript(acceptTerms)
  await context.addInitScript(signInOnce, token)
  const colleague = await context.newPage()
  await colleague.goto(`${address}/translate?from=bg&to=de`)
  await expect(editor.getByText(`В момента редактира и ${NAME}`)).toBeVisible()
  await expect(colleague.getByText(`В момента редактира и ${site.admin.username}`)).toBeVisible()

  await editor.getByRole('link', { name: 'Превод' }).click()
  await editor.getByLabel('На език').selectOption('de')
  await expect(editor.getByText(`В момента редактира и ${NAME}`)).toBeVisible()
  await editor.getByLabel('Заглавие, немски').fill('Mein Titel')
  await colleague.getByLabel('Заглавие, немски').fill('Ihr Titel')
  await colleague.getByRole('textbox', { name: 'Текст преди галерията, немски' }).fill('Erster Monat.')
  await colleague.getByRole('button', { name: 'Запази превода' }).click()
  await expect(colleague.getByText('се вижда само от екипа')).toBeVisible()
  await editor.getByRole('button', { name: 'Запази превода' }).click()
  const dialog = editor.getByRole('alertdialog')
  await expect(dialog.getByText(`${NAME} записа промени на`)).toBeVisible()
  for (const text of ['Mein Titel', 'Ihr Titel', 'Erster Monat.']) await expect(dialog.getByText(text)).toBeVisible()
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect(editor.getByText('се вижда само от екипа')).toBeVisible()
  await expect(editor.getByRole('textbox', { name: 'Текст преди галерията, немски' })).toHaveText('Erster Monat.')

  await context.close()
  await remove()
})

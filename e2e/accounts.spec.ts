import { createHash, createHmac, randomBytes } from 'node:crypto'
import { chooseInNameMenu, DIALOG, sections } from './administration.ts'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'

const NAME = 'Виолета Митева'
const EMAIL = 'v.miteva@example.com'
const [FIRST, SECOND] = ['три думи за парола', 'съвсем друга парола']

/** What would stand in the mail: a link of the invitation, whose secret only its mail knows. */
async function linkOf({ url, supabase }: Pick<RunningSite, 'url' | 'supabase'>, email: string): Promise<string> {
  const headers = { apikey: supabase.secretKey, 'content-type': 'application/json' }
  const rest = `${supabase.url}/rest/v1`
  const mails = await fetch(`${rest}/account_mails?select=id,admins!inner(email)&admins.email=eq.${email}`, { headers })
  const [mail] = (await mails.json()) as { id: string }[]
  const token = randomBytes(32).toString('base64url')
  const row = { hash: createHash('sha256').update(token).digest('hex'), mail_id: mail?.id }
  await fetch(`${rest}/account_links`, { method: 'POST', headers, body: JSON.stringify(row) })
  return `${url}/admin/login#link=${token}`
}

/** What an app shows for the key that someone has typed (RFC 6238). */
function codeOf(key: string): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', secret).update(step).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('a colleague is invited, chooses a password, sees the own lists alone, changes the password and adds a second step', async ({
  editor,
  browser,
  site,
  expectAccessible,
}) => {
  const row = editor.getByRole('listitem').filter({ hasText: NAME })
  await test.step('the administrator invites', async () => {
    await editor.getByRole('button', { name: /Влезли сте като/ }).click()
    await editor.getByRole('menuitem', { name: 'Потребители' }).click()
    await editor.getByRole('button', { name: 'Покани' }).click()
    await editor.getByRole('button', { name: 'Изпрати поканата' }).click()
    await expect(editor.getByText('Напишете име.')).toBeVisible()
    await expectAccessible(editor, DIALOG)
    await editor.getByLabel('Потребителско име').fill(NAME)
    await editor.getByLabel('Имейл').fill(EMAIL)
    await editor.getByLabel('Позиции').check()
    await editor.getByRole('button', { name: 'Изпрати поканата' }).click()
    await expect(editor.getByText(`Поканата за ${NAME} е на път.`)).toBeVisible()
    await expect(row).toContainText('Поканата важи до')
    await expectAccessible(editor)
  })

  // Passkeys want a name: an IP address has none.
  const named = new URL(site.url)
  named.hostname = 'localhost'
  const baseURL = named.origin
  const colleague = await (await browser.newContext({ baseURL, locale: 'bg-BG' })).newPage()
  await test.step('the colleague chooses a password by the link, which opens once', async () => {
    const link = await linkOf({ ...site, url: baseURL }, EMAIL)
    await colleague.goto(link)
    await expect(colleague.getByText(`За потребителя „${NAME}“.`)).toBeVisible()
    await expectAccessible(colleague)
    await colleague.getByLabel('Нова парола', { exact: true }).fill(FIRST)
    await colleague.getByLabel('Новата парола още веднъж').fill(FIRST)
    await colleague.getByRole('button', { name: 'Запази паролата' }).click()
    await expect(sections(colleague)).toHaveText([/^Кариери/])
    await expect(colleague.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('an address that is for others says so', async () => {
    await colleague.goto('/admin?tab=inquiries')
    await expect(colleague.getByRole('heading', { name: 'Нямате достъп до тази страница' })).toBeVisible()
    await expect(colleague.getByText('За нея трябва правото „Запитвания“.')).toBeVisible()
    await expectAccessible(colleague)
    await colleague.getByRole('link', { name: 'Към моите списъци' }).click()
    await expect(sections(colleague).filter({ hasText: 'Кариери' })).toBeVisible()
  })

  await test.step('the own password', async () => {
    await colleague.goto('/admin/account')
    await colleague.getByRole('button', { name: /^Промени.*Парола/ }).click()
    await colleague.getByLabel('Сегашна парола').fill('not this one')
    await colleague.getByLabel('Нова парола', { exact: true }).fill(SECOND)
    await colleague.getByLabel('Новата парола още веднъж').fill(SECOND)
    await colleague.getByRole('button', { name: 'Смени паролата' }).click()
    await expect(colleague.getByText('Сегашната парола не е вярна.')).toBeVisible()
    await expectAccessible(colleague)
    await colleague.getByLabel('Сегашна парола').fill(FIRST)
    await colleague.getByRole('button', { name: 'Смени паролата' }).click()
    await expect(colleague.getByText('Паролата е сменена.')).toBeVisible()
    await expect(colleague.getByText('сега, това устройство')).toBeVisible()
  })

  await test.step('the second step: on with the app, and in with a recovery code', async () => {
    await colleague.getByRole('button', { name: /^Включи/ }).click()
    await colleague.getByLabel('Сегашна парола').fill(SECOND)
    await colleague.getByRole('button', { name: 'Продължи' }).click()
    await expect(colleague.getByRole('img', { name: 'QR код за приложението' })).toBeVisible()
    await expectAccessible(colleague, DIALOG)
    const key = (await colleague.getByRole('dialog').locator('code').textContent()) ?? ''
    await colleague.getByLabel('Код от приложението').fill(codeOf(key))
    await colleague.getByRole('dialog').getByRole('button', { name: 'Включи' }).click()
    await expect(colleague.getByRole('heading', { name: 'Резервни кодове' })).toBeVisible()
    const code = (await colleague.getByRole('dialog').getByRole('listitem').first().textContent()) ?? ''
    await colleague.getByRole('button', { name: 'Запазих ги' }).click()
    await expect(colleague.getByText('остават 10')).toBeVisible()
    await chooseInNameMenu(colleague, 'Изход')
    await colleague.getByLabel('Потребителско име').fill(NAME)
    await colleague.getByLabel('Парола', { exact: true }).fill(SECOND)
    await colleague.getByRole('button', { name: 'Влез', exact: true }).click()
    await expect(colleague.getByLabel('Код от приложението')).toBeFocused()
    await expectAccessible(colleague)
    await colleague.getByLabel('Код от приложението').fill('000000')
    await colleague.getByRole('button', { name: 'Влез', exact: true }).click()
    await expect(colleague.getByText('Кодът не е верен')).toBeVisible()
    await colleague.getByRole('button', { name: /Влезте с резервен код/ }).click()
    await colleague.getByLabel('Резервен код').fill(code)
    await colleague.getByRole('button', { name: 'Влез', exact: true }).click()
    await expect(sections(colleague).filter({ hasText: 'Кариери' })).toBeVisible()
  })

  await test.step('a passkey: made in the profile, in without name and password, and as the second step', async () => {
    const devtools = await colleague.context().newCDPSession(colleague)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const leave = () => chooseInNameMenu(colleague, 'Изход')
    await colleague.goto('/admin/account')
    await colleague.getByRole('button', { name: 'Добави ключ за достъп' }).click()
    await colleague.getByLabel('Име на ключа').fill('Лаптоп')
    await colleague.getByLabel('Сегашна парола').fill(SECOND)
    await colleague.getByRole('button', { name: 'Продължи' }).click()
    await expect(colleague.getByText('Ключът „Лаптоп“ е добавен.')).toBeVisible()
    await expect(colleague.getByText('още не е използван')).toBeVisible()
    await expectAccessible(colleague)
    await leave()
    await colleague.getByRole('button', { name: 'Влез с ключ за достъп' }).click()
    await expect(sections(colleague).filter({ hasText: 'Кариери' })).toBeVisible()
    await leave()
    await colleague.getByLabel('Потребителско име').fill(NAME)
    await colleague.getByLabel('Парола', { exact: true }).fill(SECOND)
    await colleague.getByRole('button', { name: 'Влез', exact: true }).click()
    await colleague.getByRole('button', { name: 'Продължи с ключ за достъп' }).click()
    await expect(sections(colleague).filter({ hasText: 'Кариери' })).toBeVisible()
  })

  await test.step('the administrator ends it', async () => {
    await editor.reload()
    await expect(row).toContainText('С втора стъпка')
    await row.getByRole('button').click()
    await editor.getByRole('menuitem', { name: 'Спри достъпа' }).click()
    await expect(row).toContainText('Достъпът е спрян на')
    await colleague.reload()
    await expect(colleague).toHaveURL(/\/admin\/login/)
  })
  await colleague.context().close()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { CANCELLED, stubPasskey } from '#features/admin/testing/stub-passkey.ts'
import { LoginPage } from './login-page.tsx'

const user = { id: '00000000-0000-4000-8000-000000000001', username: 'mila', roles: ['news'] }
const session = { user, token: 'a.token.of-mila' }
const TOKEN = 'l'.repeat(43)
const AT_LINK = `/admin/login#link=${TOKEN}`

/** Types the same password twice and sends it. */
async function choosePassword(password: string) {
  await page.getByLabelText('Нова парола', { exact: true }).fill(password)
  await page.getByLabelText('Новата парола още веднъж').fill(password)
  await page.getByRole('button', { name: 'Запази паролата' }).click()
}

const linkAnswers = (answer: object) =>
  answering([
    [/^POST .api.admin.link$/, () => ({ username: 'mila', kind: 'invitation', expiresAt: '2026-11-27T09:00:00Z' })],
    [/^POST .api.admin.link.password$/, () => answer],
  ])

test('an account that chooses its first password is signed in with it', async () => {
  const asked = linkAnswers({ session })
  let isSignedIn = false
  await renderStaff(() => <LoginPage onSignedIn={() => (isSignedIn = true)} />, [], AT_LINK)
  await choosePassword('a password of my own')
  await expect.poll(() => isSignedIn).toBe(true)
  expect(asked.at(-1)?.body).toEqual({ token: TOKEN, password: 'a password of my own' })
  expect(localStorage.getItem('adminToken')).toBe(session.token)
})

test('who is asked for a second step finds the own name at the sign-in, and the focus on the password', async () => {
  linkAnswers({ session: null })
  await renderStaff(() => <LoginPage reason="left" onSignedIn={() => {}} />, [], AT_LINK)
  await choosePassword('a password of my own')
  await expect.element(page.getByText('Паролата е запазена. Влезте с нея.')).toBeVisible()
  await expect.element(page.getByLabelText('Потребителско име')).toHaveValue('mila')
  await expect.element(page.getByLabelText('Парола', { exact: true })).toHaveFocus()
})

test('what was said of the last sign-out does not stay over the second step', async () => {
  answering([
    [
      /^POST .api.admin.login$/,
      () => Response.json({ error: 'a code is needed', code: 'secondStepNeeded', ways: ['app'] }, { status: 401 }),
    ],
  ])
  await renderStaff(() => <LoginPage reason="left" onSignedIn={() => {}} />, [], '/admin/login')
  const told = page.getByText('Излязохте от администрацията.')
  await expect.element(told).toBeVisible()
  await page.getByLabelText('Потребителско име').fill('mila')
  await page.getByLabelText('Парола', { exact: true }).fill('a password of my own')
  await page.getByRole('button', { name: 'Влез', exact: true }).click()
  await expect.element(page.getByLabelText('Код от приложението')).toHaveFocus()
  await expect.element(told).not.toBeInTheDocument()
  await expectAccessible()
})

const passkeyOptions = { ticket: 'the ticket', options: { challenge: 'AAAA', rpId: 'localhost' } }

test('a passkey signs in without name and password; who cancels is told so and can try again', async () => {
  const asked = answering([
    [/^POST .api.admin.passkey.options$/, () => passkeyOptions],
    [/^POST .api.admin.passkey$/, () => session],
  ])
  let isSignedIn = false
  await renderStaff(() => <LoginPage onSignedIn={() => (isSignedIn = true)} />, [], '/admin/login')
  const passkey = stubPasskey()
  const button = page.getByRole('button', { name: 'Влез с ключ за достъп' })
  await button.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(CANCELLED)
  await expectAccessible()
  passkey.isWilling = true
  await button.click()
  await expect.poll(() => isSignedIn).toBe(true)
  expect(asked.at(-1)?.body).toEqual({
    ticket: 'the ticket',
    response: {
      id: 'AQID',
      rawId: 'AQID',
      type: 'public-key',
      response: { authenticatorData: 'BA', clientDataJSON: 'BQ', signature: 'Bg', userHandle: 'Bw' },
    },
  })
})

test('after the password the passkey is asked for first, and a code can be given in its place', async () => {
  const needed = { error: 'a second step is needed as well', code: 'secondStepNeeded', ways: ['app', 'passkey'] }
  const asked = answering([
    [/^POST .api.admin.passkey.options$/, () => passkeyOptions],
    [
      /^POST .api.admin.login$/,
      ({ body }) => (Object(body).passkey ? session : Response.json(needed, { status: 401 })),
    ],
  ])
  let isSignedIn = false
  await renderStaff(() => <LoginPage onSignedIn={() => (isSignedIn = true)} />, [], '/admin/login')
  stubPasskey().isWilling = true
  await page.getByLabelText('Потребителско име').fill('mila')
  await page.getByLabelText('Парола', { exact: true }).fill('a password of my own')
  await page.getByRole('button', { name: 'Влез', exact: true }).click()
  const next = page.getByRole('button', { name: 'Продължи с ключ за достъп' })
  await expect.element(next).toHaveFocus()
  await expectAccessible()
  await page.getByRole('button', { name: 'Влезте с код от приложението' }).click()
  await expect.element(page.getByLabelText('Код от приложението')).toHaveFocus()
  await page.getByRole('button', { name: 'Влезте с ключ за достъп' }).click()
  await next.click()
  await expect.poll(() => isSignedIn).toBe(true)
  expect(asked.at(-1)?.body).toMatchObject({ username: 'mila', passkey: { ticket: 'the ticket' } })
})

test('the link that proves an address says what it changes before it does', async () => {
  const link = { username: 'mila', kind: 'address', newEmail: 'mila@firma.bg', expiresAt: '2026-11-27T09:00:00Z' }
  const asked = answering([
    [/^POST .api.admin.link$/, () => link],
    [/^POST .api.admin.link.address$/, () => ({ ok: true })],
  ])
  await renderStaff(() => <LoginPage onSignedIn={() => {}} />, [], `/admin/login#address=${TOKEN}`)
  await expect.element(page.getByText('Писмата за потребителя „mila“ ще идват на mila@firma.bg')).toBeVisible()
  await expectAccessible()
  expect(asked.map(({ what }) => what)).toEqual(['POST /api/admin/link'])
  await page.getByRole('button', { name: 'Потвърди имейла' }).click()
  await expect.element(page.getByText('Имейлът е потвърден.')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ token: TOKEN })
})

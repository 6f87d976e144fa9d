import type { OwnAccount } from 'api/contract/account'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { CANCELLED, stubPasskey } from '#features/admin/testing/stub-passkey.ts'
import { AccountPage } from './account-page.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const key = { _id: ID, name: 'YubiKey 5C', createdAt: '2026-10-12T08:00:00Z', lastUsedAt: '2026-11-02T08:00:00Z' }
const account: OwnAccount = {
  username: 'elena',
  email: 'elena@firma.bg',
  newEmail: null,
  passwordSetAt: '2026-09-03T08:00:00Z',
  secondStep: null,
  passkeys: [],
  arePasskeysPossible: true,
}
const withKey = { ...account, secondStep: { appSince: null, codesLeft: 7 }, passkeys: [key] }
const moment = '2026-11-26T08:00:00Z'
const device = { _id: ID, device: 'Chrome, macOS', network: '', startedAt: moment, lastUsedAt: moment, isThis: true }

/** The page of an account, and what the server answers to what it sends; `has` may change while the test goes on. */
async function show(has: { account: OwnAccount }, answers: Parameters<typeof answering>[0] = []) {
  const asked = answering([
    [/^GET .api.admin.account$/, () => has.account],
    [/^GET .api.admin.account.sessions$/, () => ({ sessions: [device] })],
    ...answers,
  ])
  await renderStaff(() => <AccountPage onBack={() => {}} />)
  return asked
}
const wrongPassword = () =>
  Response.json({ error: 'the current password is wrong', field: 'current', code: 'wrongPassword' }, { status: 400 })

test('the own address stands in the profile, and another one gets a link; what is refused is said and not lost', async () => {
  const has = { account }
  let isRight = false
  const asked = await show(has, [[/^POST .api.admin.account.email$/, () => (isRight ? { ok: true } : wrongPassword())]])
  await expect.element(page.getByText('elena@firma.bg')).toBeVisible()
  await page.getByRole('button', { name: /Промени.*Имейл/ }).click()
  const email = page.getByLabelText('Нов имейл')
  const send = page.getByRole('button', { name: 'Изпрати връзка' })
  await expect.element(email).toHaveFocus()
  for (const [typed, told] of [
    ['elena', 'Напишете имейл от вида ime@firma.bg.'],
    ['Elena@firma.bg', 'Това е сегашният Ви имейл.'],
  ] as const) {
    await email.fill(typed)
    await send.click()
    await expect.element(page.getByText(told)).toBeVisible()
  }
  await email.fill('e.todorova@firma.bg')
  await page.getByLabelText('Сегашна парола').fill('not this one')
  await send.click()
  await expect.element(page.getByText('Сегашната парола не е вярна.')).toBeVisible()
  await expect.element(email).toHaveValue('e.todorova@firma.bg')
  await expectAccessible()
  isRight = true
  has.account = { ...account, newEmail: 'e.todorova@firma.bg' }
  await send.click()
  await expect.element(page.getByText('Изпратихме връзка на e.todorova@firma.bg. Важи 24 часа.')).toBeVisible()
  await expect.element(page.getByText('Чака потвърждение: e.todorova@firma.bg')).toBeVisible()
  expect(asked.find(({ what }) => what.endsWith('/email'))?.body).toEqual({
    email: 'e.todorova@firma.bg',
    password: 'not this one',
  })
})

test('the first passkey is added with a name and the password, and its recovery codes are shown once', async () => {
  const has = { account }
  const asked = await show(has, [
    [
      /^POST .api.admin.account.passkeys.options$/,
      () => ({
        ticket: 'the ticket',
        options: {
          challenge: 'AAAA',
          rp: { name: 'Site', id: 'localhost' },
          user: { id: 'AQ', name: 'elena', displayName: 'elena' },
          pubKeyCredParams: [],
        },
      }),
    ],
    [
      /^POST .api.admin.account.passkeys$/,
      () => {
        has.account = withKey
        return { codes: ['AAAAA-BBBBB'] }
      },
    ],
  ])
  const passkey = stubPasskey()
  await expect.element(page.getByText('Няма втора стъпка.')).toBeVisible()
  await page.getByRole('button', { name: 'Добави ключ за достъп' }).click()
  const name = page.getByLabelText('Име на ключа')
  await expect.element(name).toHaveValue('Chrome, macOS')
  await name.fill('YubiKey 5C')
  await page.getByLabelText('Сегашна парола').fill('my password')
  const next = page.getByRole('button', { name: 'Продължи' })
  await next.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(CANCELLED)
  await expect.element(name).toHaveValue('YubiKey 5C')
  await expectAccessible()
  passkey.isWilling = true
  await next.click()
  await expect.element(page.getByText('AAAAA-BBBBB')).toBeVisible()
  await page.getByRole('button', { name: 'Запазих ги' }).click()
  await expect.element(page.getByText('Ключът „YubiKey 5C“ е добавен.')).toBeVisible()
  await expect.element(page.getByText('добавен на 12-10-2026 · последно 02-11-2026')).toBeVisible()
  await expect.element(page.getByText('Няма втора стъпка.')).not.toBeInTheDocument()
  expect(asked.find(({ what }) => what === 'POST /api/admin/account/passkeys')?.body).toEqual({
    name: 'YubiKey 5C',
    ticket: 'the ticket',
    response: {
      id: 'AQID',
      rawId: 'AQID',
      type: 'public-key',
      response: { clientDataJSON: 'CA', attestationObject: 'CQ' },
    },
  })
})

test('a passkey is renamed, and removed with the password, which says what the last one means', async () => {
  const has = { account: withKey }
  const asked = await show(has, [
    [/^POST .api.admin.account.passkeys.[\w-]+$/, () => ({ ok: true })],
    [/^POST .api.admin.account.passkeys.[\w-]+.remove$/, () => ({ ok: true })],
  ])
  const more = page.getByRole('button', { name: /YubiKey 5C/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'Преименувай' }).click()
  await page.getByLabelText('Име на ключа').fill('Ключът от сейфа')
  await page.getByRole('button', { name: 'Запази' }).click()
  await expect.element(page.getByText('Името на ключа е записано.')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Премахни' }).click()
  await expect.element(page.getByText('Това е последната Ви втора стъпка.')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Сегашна парола').fill('my password')
  await page.getByRole('dialog').getByRole('button', { name: 'Премахни' }).click()
  await expect.element(page.getByText('Ключът „YubiKey 5C“ е премахнат.')).toBeVisible()
  const sent = asked.filter(({ what }) => what.startsWith('POST'))
  expect(sent.map(({ what, body }) => [what, body])).toEqual([
    [`POST /api/admin/account/passkeys/${ID}`, { name: 'Ключът от сейфа' }],
    [`POST /api/admin/account/passkeys/${ID}/remove`, { password: 'my password' }],
  ])
})

test('where the address of the site allows no passkey, the reason stands in place of the button', async () => {
  await show({ account: { ...account, arePasskeysPossible: false } })
  await expect.element(page.getByText('Ключ за достъп се прави само на адреса на сайта, с HTTPS.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Добави ключ за достъп' })).not.toBeInTheDocument()
})

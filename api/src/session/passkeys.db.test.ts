import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PasskeyOptions } from '#contract/passkeys.ts'
import { PUBLIC_URL, startTestApp, type TestApp } from '../../testing/app.ts'
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../../testing/software-authenticator.ts'

const PASSWORD = 'a long password'
const MINUTE = 60_000
let api: TestApp
const lines: string[] = []

beforeAll(async () => {
  api = await startTestApp({ logLine: (line) => void lines.push(line) })
})
afterAll(() => api.stop())
afterEach(() => vi.useRealTimers())

const post = (path: string, payload: object = {}, token = '', remoteAddress = '203.0.113.1') =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    payload,
    remoteAddress,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
const own = async (token: string) =>
  (await api.app.inject({ url: '/api/admin/account', headers: { authorization: `Bearer ${token}` } })).json()
const signInByPassword = (username: string, more: object = {}) =>
  post('login', { username, password: PASSWORD, ...more })
const options = async (): Promise<PasskeyOptions> => (await post('passkey/options')).json()
const optionsToAdd = async (token: string): Promise<PasskeyOptions> =>
  (await post('account/passkeys/options', { password: PASSWORD }, token)).json()

/** What the passkey signs now, as it is sent. */
async function proof(key: SoftwareAuthenticator, over: Parameters<SoftwareAuthenticator['sign']>[1] = {}) {
  const asked = await options()
  return { ticket: asked.ticket, response: key.sign(asked, over) }
}
const signIn = async (key: SoftwareAuthenticator, over = {}) => post('passkey', await proof(key, over))

async function addKey(token: string, name = 'MacBook, Touch ID') {
  const key = createSoftwareAuthenticator(PUBLIC_URL)
  const asked = await optionsToAdd(token)
  const answer = await post('account/passkeys', { name, ticket: asked.ticket, response: key.register(asked) }, token)
  return { key, answer, codes: answer.json().codes as string[] | null }
}

async function accountOf(username: string) {
  await api.accounts.create(username, PASSWORD, ['news'])
  return (await signInByPassword(username)).json().token as string
}

test('a passkey signs in without name and password, and the profile says what it is and when it was used', async () => {
  const token = await accountOf('alex')
  const { key, answer, codes } = await addKey(token)
  expect([answer.statusCode, codes?.length]).toEqual([201, 10])
  expect((await own(token)).passkeys).toEqual([
    { _id: expect.any(String), name: 'MacBook, Touch ID', createdAt: expect.any(String), lastUsedAt: null },
  ])
  const signedIn = await signIn(key)
  expect(signedIn.json().user).toMatchObject({ username: 'alex', roles: ['news'] })
  const after = await own(signedIn.json().token)
  expect(after).toMatchObject({
    secondStep: { appSince: null, codesLeft: 10 },
    passkeys: [{ lastUsedAt: expect.any(String) }],
    arePasskeysPossible: true,
  })
  const { data } = await api.supabase.from('journal').select('act').eq('by_whom', 'alex').order('created_at')
  expect(data?.map(({ act }) => act)).toEqual(['signIn', 'passkey', 'signIn'])
})

test('after the password it is asked for, by a passkey of the same account or a recovery code', async () => {
  const token = await accountOf('boyan')
  const { key, codes } = await addKey(token)
  const other = await addKey(await accountOf('boyka'))
  const asked = await signInByPassword('boyan')
  expect([asked.statusCode, asked.json()]).toEqual([
    401,
    { error: expect.any(String), code: 'secondStepNeeded', ways: ['passkey'] },
  ])
  const wrong = await signInByPassword('boyan', { passkey: await proof(other.key) })
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrongPasskey'])
  expect((await signInByPassword('boyan', { passkey: await proof(key) })).statusCode).toBe(200)
  expect((await signInByPassword('boyan', { code: '123456' })).json().code).toBe('wrongCode')
  expect((await signInByPassword('boyan', { code: codes?.[0] })).statusCode).toBe(200)
  expect((await signInByPassword('boyan', { code: codes?.[0] })).json().code).toBe('wrongCode')
  const wrongPassword = await post('login', { username: 'boyan', password: 'wrong', passkey: await proof(key) })
  expect(wrongPassword.json().code).toBe('invalidCredentials')
})

test('SEC a challenge is signed once, by the page that asked, for what it was made, within five minutes', async () => {
  const token = await accountOf('vasil')
  const { key } = await addKey(token)
  const used = await proof(key)
  expect((await post('passkey', used)).statusCode).toBe(200)
  expect((await post('passkey', used)).json().code).toBe('wrongPasskey')
  const asked = await options()
  const { ticket } = await options()
  expect((await post('passkey', { ticket, response: key.sign(asked) })).json().code).toBe('wrongPasskey')
  const toAdd = await optionsToAdd(token)
  const signed = key.sign({ ...toAdd, options: { ...toAdd.options, rpId: new URL(PUBLIC_URL).hostname } })
  expect((await post('passkey', { ticket: toAdd.ticket, response: signed })).json().code).toBe('wrongPasskey')
  const late = await proof(key)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE + 1 })
  expect((await post('passkey', late)).json().code).toBe('wrongPasskey')
  expect((await signIn(key)).statusCode).toBe(200)
})

test('SEC of two who send one signature at once one signs in', async () => {
  const { key } = await addKey(await accountOf('gergana'))
  const sent = await proof(key)
  const answers = await Promise.all([post('passkey', sent), post('passkey', sent)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test.each([
  ['another origin', { origin: 'https://www.balkalum.example.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a registration', { type: 'webauthn.create' }],
  ['no user was verified', { flags: 0x01 }],
  ['no user was present', { flags: 0x04 }],
  ['a counter that goes backwards', { counter: 1 }],
  ['the handle of another account', { userHandle: 'A'.repeat(22) }],
])('SEC %s does not sign in', async (_what, over) => {
  const { key } = await addKey(await accountOf(`d${crypto.randomUUID().slice(0, 8)}`))
  expect((await signIn(key, { counter: 7 })).statusCode).toBe(200)
  const answer = await signIn(key, { counter: 8, ...over })
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: expect.any(String), code: 'wrongPasskey' }])
  expect((await signIn(key, { counter: 9 })).statusCode).toBe(200)
})

test('SEC what is no passkey of this site is refused in words, and a stopped account signs in by none', async () => {
  const { key } = await addKey(await accountOf('ema'))
  expect((await signIn(createSoftwareAuthenticator(PUBLIC_URL))).json().code).toBe('wrongPasskey')
  const forged = await proof(key)
  forged.response.response.signature = Buffer.from('no signature').toString('base64url')
  expect((await post('passkey', forged)).json().code).toBe('wrongPasskey')
  expect((await post('passkey', {})).statusCode).toBe(400)
  expect((await post('passkey', { ...(await proof(key)), ticket: 'x'.repeat(201) })).statusCode).toBe(400)
  await api.accounts.disable('ema')
  expect((await signIn(key)).json().code).toBe('wrongPasskey')
})

test('SEC a key is added with the password, for the own account, once, and at most ten of them', async () => {
  const token = await accountOf('filip')
  expect((await post('account/passkeys/options', { password: 'wrong' }, token)).json().code).toBe('wrongPassword')
  const key = createSoftwareAuthenticator(PUBLIC_URL)
  const asked = await optionsToAdd(token)
  const added = { name: 'Key', ticket: asked.ticket, response: key.register(asked) }
  const other = await accountOf('filipa')
  expect((await post('account/passkeys', added, other)).json().code).toBe('wrongPasskey')
  for (const name of ['', ' ', 'x'.repeat(61)])
    expect((await post('account/passkeys', { ...added, name }, token)).json().field).toBe('name')
  const unverified = { ...added, response: key.register(asked, { flags: 0x41 }) }
  expect((await post('account/passkeys', unverified, token)).json().code).toBe('wrongPasskey')
  expect((await post('account/passkeys', added, token)).statusCode).toBe(201)
  expect((await post('account/passkeys', added, token)).json().code).toBe('wrongPasskey')
  const known = (await optionsToAdd(token)).options.excludeCredentials
  expect(known).toEqual([expect.objectContaining({ id: key.id })])
  for (let count = 1; count < 10; count += 1) expect((await addKey(token)).codes).toBeNull()
  expect((await addKey(token)).answer.json().code).toBe('tooManyPasskeys')
})

test('a key is named again and removed by its owner alone, and without one the password signs in again', async () => {
  const token = await accountOf('hana')
  const { key } = await addKey(token)
  const [{ _id }] = (await own(token)).passkeys
  const another = await accountOf('hanna')
  for (const [path, payload] of [
    ['', { name: 'Mine' }],
    ['/remove', { password: PASSWORD }],
  ] as const)
    expect((await post(`account/passkeys/${_id}${path}`, payload, another)).statusCode).toBe(404)
  expect((await post(`account/passkeys/${_id}`, { name: ' YubiKey 5C ' }, token)).statusCode).toBe(200)
  expect((await own(token)).passkeys[0].name).toBe('YubiKey 5C')
  expect((await post(`account/passkeys/${_id}/remove`, { password: 'wrong' }, token)).json().code).toBe('wrongPassword')
  expect((await post(`account/passkeys/${_id}/remove`, { password: PASSWORD }, token)).statusCode).toBe(200)
  expect(await own(token)).toMatchObject({ secondStep: null, passkeys: [] })
  expect((await signIn(key)).json().code).toBe('wrongPasskey')
  expect((await signInByPassword('hana')).statusCode).toBe(200)
  const { id = '' } = (await api.accounts.find('hana')) ?? {}
  expect((await api.supabase.from('recovery_codes').select().eq('admin_id', id)).data).toEqual([])
})

test('an administrator and the command line end all of it for who has lost everything', async () => {
  for (const [name, end] of [
    ['irena', () => api.accounts.endSecondStep('irena')],
    [
      'iva',
      async () => {
        const { id = '' } = (await api.accounts.find('iva')) ?? {}
        expect((await post(`users/${id}/second-step-off`, {}, await api.signIn())).statusCode).toBe(200)
      },
    ],
  ] as const) {
    const { key } = await addKey(await accountOf(name))
    const headers = { authorization: `Bearer ${await api.signIn()}` }
    const { users } = (await api.app.inject({ url: '/api/admin/users', headers })).json()
    const shown = users.find(({ username }: { username: string }) => username === name)
    expect(shown.hasSecondStep).toBe(true)
    await end()
    expect((await signInByPassword(name)).statusCode).toBe(200)
    expect((await signIn(key)).json().code).toBe('wrongPasskey')
  }
})

test('SEC a network that sends wrong signatures is stopped, and no secret of any of this is in the log', async () => {
  const { key, codes } = await addKey(await accountOf('jana'))
  const asked = await options()
  const wrong = { ticket: asked.ticket, response: key.sign(asked, { origin: 'https://evil.example' }) }
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post('passkey', wrong, '', '198.51.100.7')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await signIn(key)).statusCode).toBe(200)
  for (const secret of [asked.ticket, asked.options.challenge, wrong.response.response.signature, codes?.[0], PASSWORD])
    expect(lines.join('\n')).not.toContain(secret)
})

import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { startProxy } from '../../testing/fault-proxy.ts'
import { createAccounts } from './accounts.ts'
import { ensureFirstAccount, ensureSoon } from './first-account.ts'

let api: TestApp
const tempFolder = mkdtempSync(join(tmpdir(), 'first-account-test-'))

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('admins').delete().neq('username', '')
})

const start = (admin: { username: string; password: string } | null, development = false) =>
  ensureFirstAccount(api.accounts, { admin, development, tempFolder })
const signIn = (username: string, password: string) =>
  api.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } })

test('in production without an account the start says how to make one', async () => {
  expect(await start(null)).toContain('pnpm admin create')
  await api.accounts.create('elena', 'a long password')
  expect(await start(null)).toBeNull()
})

test('ADMIN_USERNAME and ADMIN_PASSWORD are an account after every start, and its sessions go on', async () => {
  expect(await start({ username: 'dora', password: 'first password' })).toBeNull()
  const { token } = (await signIn('dora', 'first password')).json()
  await start({ username: 'dora', password: 'first password' })
  const validate = () => api.app.inject({ method: 'POST', url: '/api/admin/validate', payload: { token } })
  expect((await validate()).statusCode).toBe(200)
  await api.accounts.create('another administrator', 'a long password')
  await api.supabase
    .from('admins')
    .update({ roles: ['news'] })
    .eq('username', 'dora')
  await start({ username: 'dora', password: 'second password' })
  expect((await signIn('dora', 'second password')).statusCode).toBe(200)
  expect((await validate()).statusCode).toBe(401)
  expect((await api.accounts.find('dora'))?.roles).toEqual(['news', 'administrator'])
})

test('in development admin, an administrator, has a password that stays the same and is told', {
  tags: ['AMB-53'],
}, async () => {
  const line = await start(null, true)
  const password = /password (\S+)$/.exec(line ?? '')?.[1] ?? ''
  expect((await signIn('admin', password)).statusCode).toBe(200)
  expect((await api.accounts.find('admin'))?.roles).toEqual(['administrator'])
  expect(await start(null, true)).toBe(line)
  expect(statSync(join(tempFolder, 'admin-password')).mode & 0o777).toBe(0o600)
  await api.accounts.setPassword('admin', 'a password of my own')
  expect(await start(null, true)).toBeNull()
  expect((await signIn('admin', 'a password of my own')).statusCode).toBe(200)
})

test('F4 a site whose Supabase is away at its start has its first account when Supabase is back', async () => {
  const proxy = await startProxy(api.embedded.url)
  onTestFinished(proxy.stop)
  const accounts = createAccounts(createSupabase({ url: proxy.url, secretKey: api.embedded.secretKey }))
  const admin = { username: 'dora', password: 'a password of hers' }
  const told: string[] = []
  await proxy.close()
  await ensureSoon(() => ensureFirstAccount(accounts, { admin, development: false, tempFolder }), {
    log: api.app.log,
    tell: (line) => told.push(line),
    againAfter: 100,
  })
  expect((await signIn(admin.username, admin.password)).statusCode).toBe(401)
  await proxy.open()
  await expect.poll(() => api.accounts.find(admin.username)).not.toBeNull()
  expect((await signIn(admin.username, admin.password)).statusCode).toBe(200)
  expect(told).toEqual([])
})

test('a name is given once, and an account that there is not is named', async () => {
  await api.accounts.create('fani', 'a long password')
  await expect(api.accounts.create('fani', 'another password')).rejects.toThrow('There is an account fani already.')
  await expect(api.accounts.setPassword('gergana', 'a long password')).rejects.toThrow('There is no account gergana.')
  await expect(api.accounts.disable('gergana')).rejects.toThrow('There is no account gergana.')
  expect((await signIn('fani', 'a long password')).statusCode).toBe(200)
})

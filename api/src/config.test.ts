import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'config-test-'))

test('an empty environment is a server on 127.0.0.1:3000 with the local Supabase', () => {
  const config = readConfig({}, [], freshFolder())
  expect(config).toMatchObject({
    development: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    supabase: { url: 'http://127.0.0.1:54321' },
    admin: null,
    trustProxy: 0,
    formLimit: 10,
  })
  expect(config.supabase.secretKey).toMatch(/^sb_secret_/)
})

test('the session secret is made once, and readable by its owner only', () => {
  const folder = freshFolder()
  const first = readConfig({}, [], folder).sessionSecret
  expect(Buffer.byteLength(first)).toBeGreaterThanOrEqual(32)
  expect(readConfig({}, [], folder).sessionSecret).toBe(first)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readConfig({}, [], freshFolder()).sessionSecret).not.toBe(first)
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(`${first}\n`)
})

test('the secret key comes from the embedded Supabase when it was started here', () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'embedded'))
  writeFileSync(join(folder, 'embedded/keys.json'), '{"secret":"sb_secret_here"}')
  expect(readConfig({}, [], folder).supabase.secretKey).toBe('sb_secret_here')
  expect(readConfig({ SUPABASE_SECRET_KEY: 'given' }, [], folder).supabase.secretKey).toBe('given')
})

test('the flag --development, and empty variables count as unset', () => {
  const config = readConfig({ PORT: '', SESSION_SECRET: '' }, ['node', 'server.ts', '--development'], freshFolder())
  expect(config).toMatchObject({ development: true, port: 3000 })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL'],
  [{ SUPABASE_URL: 'nowhere' }, 'SUPABASE_URL'],
  [{ SESSION_SECRET: 'too short' }, 'SESSION_SECRET'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ ADMIN_USERNAME: 'anna' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USERNAME'],
  [{ ADMIN_USERNAME: 'anna', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ SUPABASE_URL: 'https://abc.supabase.co', SESSION_SECRET: 'x'.repeat(32) }, 'SUPABASE_SECRET_KEY'],
  [{ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_SECRET_KEY: 'key' }, 'SESSION_SECRET'],
])('%o is refused by the name %s', (env, name) => {
  expect(() => readConfig(env, [], freshFolder())).toThrow(new RegExp(`^${name} `))
})

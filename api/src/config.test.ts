import { globSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from '../testing/project.ts'
import { readConfig, readSupabase, VARIABLES } from './config.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'config-test-'))

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'key',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://www.balkalum.example/',
}

test('an empty environment is a server on 127.0.0.1:3000 with the local Supabase', () => {
  const config = readConfig({}, [], freshFolder())
  expect(config).toMatchObject({
    development: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    isPublicUrlSet: false,
    supabase: { url: 'http://127.0.0.1:54321' },
    admin: null,
    trustProxy: 0,
    formLimit: 10,
    dataFolder: null,
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
  [{ DATA_FOLDER: '/no/such/folder' }, 'DATA_FOLDER'],
  [{ SESSION_SECRET: 'too short' }, 'SESSION_SECRET'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ ADMIN_USERNAME: 'anna' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_USERNAME'],
  [{ ADMIN_USERNAME: 'anna', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ ...hosted, SUPABASE_SECRET_KEY: '' }, 'SUPABASE_SECRET_KEY'],
  [{ ...hosted, SESSION_SECRET: '' }, 'SESSION_SECRET'],
  [{ ...hosted, PUBLIC_URL: '' }, 'PUBLIC_URL'],
])('%o is refused by the name %s', (env, name) => {
  expect(() => readConfig(env, [], freshFolder())).toThrow(new RegExp(`^${name} `))
})

test('with a hosted Supabase a server needs its key, a secret and its address; a command needs the key alone', () => {
  expect(readConfig(hosted, [], freshFolder())).toMatchObject({
    publicUrl: 'https://www.balkalum.example',
    isPublicUrlSet: true,
    supabase: { url: hosted.SUPABASE_URL, secretKey: 'key' },
  })
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = hosted
  expect(readSupabase({ SUPABASE_URL, SUPABASE_SECRET_KEY })).toEqual({ url: SUPABASE_URL, secretKey: 'key' })
  expect(() => readSupabase({ SUPABASE_URL })).toThrow('SUPABASE_SECRET_KEY is required')
})

test('.env.example names every variable of the server and of the edge functions, and docs/going-live.md explains each', () => {
  const functions = globSync('supabase/functions/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map(readText)
    .join()
  const ofFunctions = [...functions.matchAll(/\benv\.([A-Z_]+)|needed\(env, '([A-Z_]+)'\)/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((name) => !name.startsWith('SUPABASE_'))
  const names = new Set([...VARIABLES, ...ofFunctions])
  const inExample = [...readText('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(inExample.toSorted()).toEqual([...names].toSorted())
  const [, chapter = ''] = readText('docs/going-live.md').split('## 3. Settings')
  const inGuide = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(inGuide.toSorted()).toEqual([...names].toSorted())
})

test.each([
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['site.local', 'http://site.local:3000'],
])('HOST=%s without PUBLIC_URL is the site %s', (HOST, publicUrl) => {
  const config = readConfig({ HOST }, [], freshFolder())
  expect(config).toMatchObject({ host: HOST, publicUrl })
  expect(new URL(config.publicUrl).origin).toBe(publicUrl)
})

test('a HOST that is none is named', () => {
  expect(() => readConfig({ HOST: 'a b' }, [], freshFolder())).toThrow('HOST is no name or address of a machine.')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

const CLI = join(import.meta.dirname, 'accounts.cli.ts')
const PRELOAD = join(import.meta.dirname, '../../../supabase/embedded/use-running-supabase.ts')

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const environment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SUPABASE_URL: api.embedded.url,
  SUPABASE_SECRET_KEY: api.embedded.secretKey,
})

/** Runs the command as `pnpm admin` does, with `input` on its standard input. */
async function admin(args: string[], input = '') {
  const child = spawn(process.execPath, ['--import', PRELOAD, CLI, ...args], {
    env: environment(),
  })
  child.stdin.end(input)
  return resultOf(child)
}

async function resultOf(child: ReturnType<typeof spawn>) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: output.trim() }
}

const signIn = async (username: string, password: string) =>
  (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } })).statusCode

test('admin:create makes an account that signs in whatever the case of its name', async () => {
  expect(await admin(['create', ' Mila '], 'a long password\n')).toEqual({ code: 0, output: 'Mila can sign in now.' })
  for (const name of ['Mila', 'mila', 'MILA ']) expect(await signIn(name, 'a long password')).toBe(200)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: 'mila', password: 'a long password' },
  })
  expect(answer.json().user.username).toBe('Mila')
  expect(await admin(['create', 'mila'], 'another password')).toEqual({
    code: 1,
    output: 'There is an account Mila already.',
  })
  expect(await admin(['password', 'MILA'], 'a second password\r\n')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Mila has a new password'),
  })
  expect(await signIn('mila', 'a second password')).toBe(200)
})

test.each([
  ['two lines', 'first line\nsecond line\n', 'A password is one line'],
  ['two lines of Windows', 'first line\r\nsecond line\r\n', 'A password is one line'],
  ['a short one', 'short\n', '8 characters or more'],
  ['a long one', 'x'.repeat(201), 'The password is too long.'],
  ['U+0000', 'a pass\0word', 'The password is no text.'],
])('admin:create refuses %s as a password', async (_, input, reason) => {
  const { code, output } = await admin(['create', 'nobody'], input)
  expect([code, output]).toEqual([1, expect.stringContaining(reason)])
  expect(await api.accounts.find('nobody')).toBeNull()
})

test.each([
  [['create'], 'Use: pnpm admin create NAME'],
  [['create', 'Mila', 'Petrova'], 'A name with spaces stands in quotes.'],
  [['remove', 'Mila'], 'Use: pnpm admin create NAME'],
  [['password', 'nobody'], 'There is no account nobody.'],
  [['create', 'x'.repeat(101)], 'The username is too long.'],
])('admin: %j says what is wrong', async (args, reason) => {
  const { code, output } = await admin(args, 'a long password')
  expect([code, output]).toEqual([1, expect.stringContaining(reason)])
})

test('admin:list shows every account, and which may sign in', async () => {
  await api.accounts.create('boris', 'a long password')
  await admin(['disable', 'Boris'])
  const { code, output } = await admin(['list'])
  expect(code).toBe(0)
  const today = new Date().toISOString().slice(0, 10)
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^anna +created ${today} +can sign in +administrator$`)),
      expect.stringMatching(new RegExp(`^boris +created ${today} +disabled ${today} +administrator$`)),
    ]),
  )
  expect(output).not.toContain('argon2')
})

test('admin:administrator gives back what was taken away, and the last one cannot be disabled', async () => {
  await api.accounts.create('vlado', 'a long password', ['news'])
  await admin(['disable', 'vlado'])
  expect(await admin(['administrator', 'Vlado'])).toEqual({ code: 0, output: 'vlado can sign in, and do everything.' })
  expect(await signIn('vlado', 'a long password')).toBe(200)
  for (const { username } of await api.accounts.all()) if (username !== 'vlado') await admin(['disable', username])
  expect(await admin(['disable', 'vlado'])).toEqual({ code: 1, output: 'vlado is the last administrator.' })
  expect(await signIn('vlado', 'a long password')).toBe(200)
})

/** Runs the command on a terminal of its own and types. */
async function adminOnTerminal(args: string[], typed: string[]) {
  const command = [process.execPath, '--import', PRELOAD, CLI, ...args].map((word) => `'${word}'`).join(' ')
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: environment(),
  })
  const answers = [...typed]
  child.stdout.on('data', (chunk) => {
    if (/: $/.test(String(chunk))) child.stdin.write(`${answers.shift()}\r`)
  })
  return resultOf(child)
}

test.skipIf(process.platform !== 'linux')('a password is asked for twice on a terminal, and not shown', async () => {
  const wrong = await adminOnTerminal(['create', 'vera'], ['a long password', 'a lnog password'])
  expect(wrong).toEqual({ code: 1, output: expect.stringContaining('two different passwords') })
  expect(await api.accounts.find('vera')).toBeNull()
  const right = await adminOnTerminal(['create', 'vera'], ['a long password', 'a long password'])
  expect(right).toEqual({ code: 0, output: expect.stringContaining('vera can sign in now.') })
  expect(right.output).not.toContain('a long password')
  expect(await signIn('vera', 'a long password')).toBe(200)
})

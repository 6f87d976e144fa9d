import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startStubServer } from '../testing/stub-server.ts'
import { startTestSupabase } from '../testing/test-supabase.ts'
import { freePort } from './free-port.ts'

let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase test '))
})
beforeEach(async () => {
  port = await freePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const SCRIPT = `
  const { runWithSupabase } = await import(${JSON.stringify(join(import.meta.dirname, 'run-with-supabase.ts'))})
  const [port, folder, ...command] = process.argv.slice(1)
  process.exit(await runWithSupabase(command, { port: Number(port), folder, mailPort: 0 }))
`

/** Runs `node --eval code` with a Supabase at `port` over `folder`, in a process group of its own, as a terminal does. */
function start(code: string, env: NodeJS.ProcessEnv = {}) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, ...bare } = process.env
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      SCRIPT,
      String(port),
      folder,
      process.execPath,
      '--input-type=module',
      '--eval',
      code,
    ],
    { detached: true, env: { ...bare, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return {
    child,
    ended: once(child, 'close').then(([exitCode]) => ({ code: exitCode as number | null, output })),
    output: () => output,
    pidSaid: () => Number(/running as (\d+)/.exec(output)?.[1]),
    async said(words: string) {
      while (!output.includes(words)) await Promise.race([once(child.stdout, 'data'), exitOf(child, () => output)])
    },
  }
}

async function exitOf(child: ChildProcess, output: () => string): Promise<never> {
  await once(child, 'exit')
  throw new Error(`ended early: ${output()}`)
}

/** Is there as long as the PostgreSQL runs. */
const postgresFile = () => join(folder, 'postgres/postmaster.pid')

const portIsFree = () =>
  new Promise<boolean>((answer) => {
    const server = createTcpServer()
    server.once('error', () => answer(false))
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)))
  })

/** Says its process id, then lives until it is told to end. */
const SERVER = `
  process.on('SIGTERM', () => process.exit(5)).on('SIGINT', () => process.exit(6))
  console.log('running as ' + process.pid); setInterval(() => {}, 1000)
`
const ASK = `
  fetch(process.env.SUPABASE_URL + '/rest/v1/careers', { headers: { apikey: process.env.SUPABASE_SECRET_KEY } })
    .then(async (answer) => { console.log('rest says', answer.status); process.exit(7) })
`

test('without SUPABASE_URL the command finds an embedded Supabase, and its exit code is passed on', async () => {
  const { code, output } = await start(`${ASK}; console.log('its data are in ' + process.env.DATA_FOLDER)`).ended
  expect(output).toContain('rest says 200')
  expect(output).toContain(`its data are in ${folder}`)
  expect(code).toBe(7)
  expect(await portIsFree()).toBe(true)
  if (process.platform !== 'win32') expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
})

test('with SUPABASE_URL the command is just run', async () => {
  const { code, output } = await start('console.log(process.env.SUPABASE_URL, process.env.DATA_FOLDER)', {
    SUPABASE_URL: 'https://elsewhere.example',
    SUPABASE_SECRET_KEY: 'sb_secret_elsewhere',
  }).ended
  expect([code, output]).toEqual([0, 'https://elsewhere.example undefined\n'])
})

test('a Supabase that listens on the port and takes our key is used, and left alone', async () => {
  const running = await startTestSupabase({ port })
  onTestFinished(() => running.stop())
  const { code, output } = await start(ASK, { SUPABASE_SECRET_KEY: running.secretKey }).ended
  expect([code, output]).toEqual([7, 'rest says 200\n'])
  expect((await fetch(`${running.url}/rest/v1/`, { headers: { apikey: running.secretKey } })).status).toBe(200)
})

test.for([401, 404, 302])(
  'something on the port that answers %i stops the start, naming port and remedy',
  async (status) => {
    const other = createServer((_, answer) => answer.writeHead(status, { location: '/login' }).end())
    other.listen(port, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { code, output } = await start("console.log('the command ran')").ended
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is taken`)
    expect(output).toContain('Stop it, or name its SUPABASE_URL and SUPABASE_SECRET_KEY')
    expect(output).not.toContain('the command ran')
  },
)

test.for([
  ['SIGINT to the whole group, as Ctrl-C sends it', 'SIGINT', 'group', 6],
  ['SIGTERM to the process alone', 'SIGTERM', 'alone', 5],
] as const)('%s ends everything, and leaves no process and no port', async ([, signal, whom, exitCode]) => {
  const running = start(SERVER)
  await running.said('running as')
  process.kill(whom === 'group' ? -Number(running.child.pid) : Number(running.child.pid), signal)
  const { code } = await running.ended
  expect(code).toBe(exitCode)
  expect(() => process.kill(running.pidSaid(), 0)).toThrow('ESRCH')
  expect(await portIsFree()).toBe(true)
  expect(existsSync(postgresFile())).toBe(false)
})

test('a signal that comes twice at once, from the terminal and from pnpm, reaches the command once', async () => {
  const running = start(`
    let signals = 0
    process.on('SIGINT', () => { console.log('signal', ++signals); setTimeout(() => process.exit(signals), 500) })
    console.log('running as ' + process.pid); setInterval(() => {}, 1000)
  `)
  await running.said('running as')
  running.child.kill('SIGINT')
  await running.said('signal 1')
  running.child.kill('SIGINT')
  expect((await running.ended).code).toBe(1)
})

test('what the command leaves behind ends with it', async () => {
  const orphan = `(await import('node:child_process')).spawn(process.execPath, ['--eval', ${JSON.stringify(
    "process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1000); console.log('running as ' + process.pid)",
  )}], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout.once('data', (said) => { console.log(String(said)); process.exit(3) })`
  const running = start(orphan)
  expect((await running.ended).code).toBe(3)
  expect(() => process.kill(running.pidSaid(), 0)).toThrow('ESRCH')
})

const CANARIES = `
  const headers = { apikey: process.env.SUPABASE_SECRET_KEY, 'content-type': 'application/json' }
  const ask = (path, body) => fetch(process.env.SUPABASE_URL + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const entry = { name: 'canary-name', email: 'canary@example.com', phone: 'canary-phone', message: 'canary-message' }
  const answers = [
    await ask('/rest/v1/rpc/take_inquiry', { entry }),
    await ask('/rest/v1/rpc/take_inquiry', { entry: { ...entry, kind: 'canary-kind' } }),
    await ask('/rest/v1/inquiries', { ...entry, id: 'canary-id' }),
    await ask('/rest/v1/newsletter', { email: 'canary@example.com\\u0000' }),
    await ask('/rest/v1/canary-table', entry),
    await ask('/functions/v1/send-inquiry', entry),
  ]
  console.log('answered', ...answers.map(({ status }) => status))
  setTimeout(() => process.exit(0), 500)
`

test('F41 no word of a visitor reaches the log when the database refuses it', async () => {
  const { output } = await start(CANARIES).ended
  expect(output).toMatch(/answered( 4\d\d){6}/)
  expect(output).not.toContain('canary')
  expect(output).toContain('"code":"23502"')
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 40, msg: expect.any(String) })
})

/** The environment of every process below `pid`, by its command line. */
async function environmentsBelow(pid: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  for (const child of children.map(Number)) {
    found[await readFile(`/proc/${child}/cmdline`, 'utf8')] = await readFile(`/proc/${child}/environ`, 'utf8')
    Object.assign(found, await environmentsBelow(child))
  }
  return found
}

test('the embedded Supabase ends when anyone who launched it is killed', async () => {
  const running = start(SERVER)
  await running.said('running as')
  running.child.kill('SIGKILL')
  while (!(await portIsFree()) || existsSync(postgresFile())) await new Promise((later) => setTimeout(later, 50))
  process.kill(-running.pidSaid(), 'SIGKILL')
  await running.ended
})

const SEND = `
  const headers = { apikey: process.env.SUPABASE_SECRET_KEY, 'content-type': 'application/json' }
  const inquiry = { kind: 'contact', category: 'events', name: 'Anna', phone: '1', email: 'anna@example.com', message: 'When?' }
  const call = { id: crypto.randomUUID(), mailing: 1, site: 'https://site.example', suspected: false, receivedAt: '2026-01-01T00:00:00Z', inquiry }
  fetch(process.env.SUPABASE_URL + '/functions/v1/send-inquiry', { method: 'POST', headers, body: JSON.stringify(call) })
    .then(async (answer) => { console.log('mail is', (await answer.json()).outcome); setInterval(() => {}, 1000) })
`

test.skipIf(process.platform !== 'linux')(
  'F41 only the command has the secrets of the server; the inbox is named, shows what is mailed, starts again when it is killed, and ends with everything else',
  async () => {
    const secrets = { ADMIN_PASSWORD: 'canary-password', SESSION_SECRET: 'canary-secret', RESEND_API_KEY: '' }
    const running = start(SEND, secrets)
    await running.said('mail is sent')
    const environments = Object.entries(await environmentsBelow(Number(running.child.pid)))
    const isCommand = ([command]: [string, string]) => command.includes('mail is')
    expect(environments.map(([command]) => command).filter((command) => command.includes('deno'))).toHaveLength(1)
    expect(environments.filter(isCommand)[0]?.[1]).toContain('canary-password')
    for (const [, environment] of environments.filter((one) => !isCommand(one)))
      expect(environment).not.toContain('canary')

    const [, inbox = ''] = /Mail is not sent but shown: (\S+\/inbox)/.exec(running.output()) ?? []
    expect(await (await fetch(inbox)).text()).toContain('Запитване от сайта')
    const children = await readFile(`/proc/${running.child.pid}/task/${running.child.pid}/children`, 'utf8')
    for (const child of children.split(' ').filter(Boolean))
      if ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('inbox.ts'))
        process.kill(Number(child), 'SIGKILL')
    await expect.poll(() => running.output()).toContain('The inbox ended by itself and starts again')
    const status = () => fetch(inbox).then((answer) => answer.status, String)
    await expect.poll(status).toBe(200)
    process.kill(-Number(running.child.pid), 'SIGINT')
    await running.ended
    await expect(fetch(inbox)).rejects.toThrow()
    expect(await portIsFree()).toBe(true)
  },
)

test('with RESEND_API_KEY mail goes to Resend, and there is no inbox', async () => {
  const seen: (string | undefined)[] = []
  const resend = await startStubServer((request, answer) => {
    seen.push(request.headers.authorization)
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"from-resend"}')
  })
  onTestFinished(resend.stop)
  const running = start(SEND, { RESEND_API_KEY: 're_real', RESEND_BASE_URL: resend.url })
  await running.said('mail is sent')
  expect(seen).toEqual(['Bearer re_real'])
  expect(running.output()).not.toContain('inbox')
  running.child.kill('SIGTERM')
  await running.ended
})

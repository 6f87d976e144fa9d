import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { startTestSupabase, type TestSupabase } from 'supabase/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readJson, readText, root } from './testing/project.ts'
import { startServer } from './testing/running-server.ts'

const run = promisify(execFile)
/** Milliseconds; a server starts cold, from files nobody has read. */
const PATIENCE = 180_000
const text = readText('api/Dockerfile')
const instructions = DockerfileParser.parse(text).getInstructions()
const named = (keyword: string, among = instructions) => among.filter((one) => one.getKeyword() === keyword)
const lastStage = instructions.slice(instructions.lastIndexOf(named('FROM').at(-1) as Instruction))
const words = (one: Instruction) => one.getArguments().map((argument) => argument.getValue())
/** The words of a command that is written as a list, behind whatever options. */
const command = (one: Instruction | undefined): string[] =>
  JSON.parse(one?.getRawArgumentsContent()?.replace(/^[^[]*/, '') ?? '[]')

interface Manifest {
  packageManager: string
  devDependencies: Record<string, string>
  dependencies: Record<string, string>
}

let image: string
let supabase: TestSupabase

beforeAll(async () => {
  supabase = await startTestSupabase({ seed: true })
  image = await realpath(await mkdtemp(join(tmpdir(), 'image-')))
  for (const part of ['api', 'web', 'supabase']) await installProduction(part)
  for (const one of named('COPY', lastStage)) {
    const [source = '', target = ''] = words(one)
    if (from(one) === 'modules') continue
    await cp(join(root, source.replace(/^\/site\//, '')), join(image, target), { recursive: true })
  }
}, PATIENCE)
afterAll(async () => {
  await supabase.stop()
  await rm(image, { recursive: true, force: true })
})

const from = (one: Instruction) =>
  (one as Copy)
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue()

/** What `pnpm install --prod` leaves of a package: its manifest, and its dependencies without those for development. */
async function installProduction(part: string): Promise<void> {
  const manifest = join(part, 'package.json')
  await cp(join(root, manifest), join(image, manifest))
  for (const [name, version] of Object.entries(readJson<Manifest>(manifest).dependencies)) {
    const link = join(image, part, 'node_modules', name)
    const own = version.startsWith('workspace:')
    await mkdir(dirname(link), { recursive: true })
    await symlink(own ? join(image, name) : await realpath(join(root, part, 'node_modules', name)), link, 'junction')
  }
}

test('the container file is valid, runs as nobody, and builds with the versions of the project', () => {
  expect(validate(text)).toEqual([])
  const { packageManager, devDependencies } = readJson<Manifest>('package.json')
  const bases = named('FROM').map((one) => words(one)[0])
  expect(new Set(bases.filter((base) => base?.includes(':')))).toEqual(
    new Set([`node:${devDependencies.node}-trixie-slim`]),
  )
  expect(text).toContain(`npm install --global ${packageManager}\n`)
  expect(readText('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${devDependencies.node}\n`)
  expect(words(named('USER', lastStage)[0] as Instruction)).toEqual(['node'])
})

test('a builder is given what the container file copies, and nothing that is not named', () => {
  const [first, ...rules] = readText('api/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(first).toBe('*')
  const given = rules.flatMap((rule) => (rule.startsWith('!') ? [rule.slice(1)] : []))
  const copied = named('COPY')
    .filter((one) => !from(one))
    .flatMap((one) => words(one).slice(0, -1))
  for (const path of copied.filter((source) => source !== '.')) expect(given, path).toContain(path)
  for (const rule of ['**/node_modules', '**/.temp']) expect(rules).toContain(rule)
})

test(
  'what is copied starts with production dependencies alone, is healthy, shows pages, and ends when told',
  async () => {
    const settings = named('ENV', lastStage).flatMap((one) =>
      words(one).map((word) => word.split('=') as [string, string]),
    )
    const env = {
      ...Object.fromEntries(settings),
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      HOST: '127.0.0.1',
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      SESSION_SECRET: randomBytes(32).toString('hex'),
    }
    const [program = '', ...args] = command(named('CMD', lastStage)[0])
    const {
      url,
      port,
      child: server,
    } = await startServer((free) => {
      const child = spawn(program, args, { cwd: image, env: { ...env, PORT: String(free) } })
      onTestFinished(() => void child.kill('SIGKILL'))
      return { child }
    })
    const ended = once(server, 'exit')
    const [check = '', ...question] = command(named('HEALTHCHECK', lastStage)[0])
    await run(check, question, { env: { ...env, PORT: String(port) } })
    const ask = async (path: string) => {
      const answer = await fetch(url + path)
      await answer.bytes()
      return answer.status
    }
    for (const path of ['/products', '/investors/shares', '/admin', '/robots.txt', '/favicon.svg'])
      expect([path, await ask(path)]).toEqual([path, 200])
    await expect.poll(() => ask('/news'), { timeout: 30_000 }).toBe(200)
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  PATIENCE,
)

test('built pages are rendered by the production build of React, whatever NODE_ENV says', async () => {
  const look = `
    const { createRequire } = await import('node:module')
    const { builtRenderer } = await import('./api/src/pages/page-renderer.ts')
    await builtRenderer()
    const react = createRequire(process.cwd() + '/web/package.json')('react')
    console.log('captureOwnerStack' in react ? 'development' : 'production')`
  const env = { ...process.env, NODE_ENV: 'development' }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', look], { cwd: root, env })
  expect(stdout).toBe('production\n')
})

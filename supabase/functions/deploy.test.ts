import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { denoEnvironment, denoOptions, denoProgram } from '../embedded/deno.ts'
import { supabaseFolder } from '../embedded/settings.ts'
import { type StubServer, startStubServer } from '../testing/stub-server.ts'

const run = promisify(execFile)
/** The only folders a deploy reads. */
const PROJECT = ['config.toml', 'functions']

let folder: string
/** The files of each function as Supabase received them. */
const received = new Map<string, File[]>()

/** Supabase's management API as far as a deploy needs it. */
let management: StubServer

async function answerDeploy(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = new Uint8Array(Buffer.concat(await Array.fromAsync(request)))
  const slug = new URL(request.url ?? '', 'http://stub').searchParams.get('slug')
  if (slug) {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    received.set(slug, form.getAll('file') as File[])
  }
  const deployed = { id: 'x', slug, name: slug, status: 'ACTIVE', version: 1, created_at: 1, updated_at: 1 }
  answer.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
  answer.end(JSON.stringify(request.method === 'POST' ? deployed : []))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase-deploy-'))
  for (const part of PROJECT) {
    await cp(join(supabaseFolder, part), join(folder, 'project/supabase', part), { recursive: true })
  }
  management = await startStubServer(answerDeploy)
  const { url } = management
  const profile = join(folder, 'profile.yaml')
  await writeFile(profile, `name: stub\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: stub.example\n`)
  const cli = createRequire(import.meta.url).resolve('supabase-cli/dist/supabase.js')
  const project = ['--project-ref', 'abcdefghijklmnopqrst', '--workdir', join(folder, 'project')]
  await run(process.execPath, [cli, 'functions', 'deploy', '--use-api', '--profile', profile, ...project], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      DO_NOT_TRACK: '1',
    },
  })
})
afterAll(() => management?.stop())

async function functionNames(): Promise<string[]> {
  const entries = await readdir(join(supabaseFolder, 'functions'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name)
}

test('a deploy uploads every function, and no test', async () => {
  expect([...received.keys()].sort()).toEqual((await functionNames()).sort())
  const names = [...received.values()].flat().map(({ name }) => name)
  expect(names.filter((name) => name.includes('.test.'))).toEqual([])
})

test('what a deploy of each function uploads is all that it imports, and right for Deno', async () => {
  // Each stands alone in a folder; those of the same settings are checked by one Deno, which reads their packages once.
  const bySettings = Map.groupBy(await Promise.all((await functionNames()).map(unpack)), ({ settings }) => settings)
  expect(bySettings.size).toBeGreaterThan(0)
  for (const alike of bySettings.values()) {
    const programs = alike.map(({ functionFolder }) => join(functionFolder, 'index.ts'))
    const [{ functionFolder, cwd } = { functionFolder: '', cwd: '' }] = alike
    await run(denoProgram(), ['check', ...denoOptions(functionFolder), ...programs], {
      cwd,
      env: { ...process.env, ...denoEnvironment },
    })
  }
})

/** Lays what Supabase received of a function into a folder of its own, beside the packages. */
async function unpack(name: string): Promise<{ cwd: string; functionFolder: string; settings: string }> {
  const cwd = join(folder, name)
  for (const file of received.get(name) ?? []) {
    await mkdir(dirname(join(cwd, file.name)), { recursive: true })
    await writeFile(join(cwd, file.name), await file.bytes())
  }
  await symlink(join(supabaseFolder, 'node_modules'), join(cwd, 'node_modules'), 'junction')
  const functionFolder = join(cwd, 'supabase/functions', name)
  return { cwd, functionFolder, settings: await readFile(join(functionFolder, 'deno.json'), 'utf8') }
}

import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startStubServer } from '../testing/stub-server.ts'
import { startTestSupabase } from '../testing/test-supabase.ts'
import { freePort } from './free-port.ts'
import { findRunningSupabase } from './running-supabase.ts'
import { supabaseFolder } from './settings.ts'

test('a command finds the Supabase of this project on the port of config.toml', async () => {
  const supabase = await startTestSupabase()
  onTestFinished(() => supabase.stop())
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await writeFile(join(folder, 'keys.json'), JSON.stringify({ secret: supabase.secretKey, publishable: 'x' }))
  const port = Number(new URL(supabase.url).port)
  const found = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey }
  expect(await findRunningSupabase({ port, folder }, {})).toEqual(found)
  expect(await findRunningSupabase({ port, folder }, { SUPABASE_URL: 'https://elsewhere.example' })).toEqual({})
})

test('a command says that nothing answers, or something that is not ours, and gives it nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await expect(findRunningSupabase({ port: await freePort(), folder }, {})).rejects.toThrow('`pnpm dev`')
  const { port, stop } = await startStubServer((_, answer) => answer.writeHead(401).end())
  onTestFinished(stop)
  await expect(findRunningSupabase({ port, folder }, {})).rejects.toThrow('does not accept the key of this project')
})

test('every command that talks to Supabase reads .env and looks at the port of config.toml', async () => {
  const { scripts } = JSON.parse(await readFile(join(supabaseFolder, '../package.json'), 'utf8'))
  const talking = Object.entries<string>(scripts).filter(([, script]) =>
    /accounts\.cli|backup\.cli|server\.ts/.test(script),
  )
  expect(talking.length).toBeGreaterThan(4)
  for (const [name, script] of talking)
    expect(script, name).toMatch(/--env-file-if-exists=\.env .*(with-supabase|use-running-supabase)\.ts/)
})

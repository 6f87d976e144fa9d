import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { careerRow } from './rows.ts'
import { startTestSupabase, type TestSupabase } from './testing.ts'

let first: TestSupabase
beforeAll(async () => {
  first = await startTestSupabase()
})
afterAll(() => first?.stop())

const launch = (folder: string, port: number) =>
  launchSupabase({ port, folder, keys: makeKeys(), seed: false, shown: false }).then(
    async (second) => {
      await second.stop()
      return 'it started'
    },
    (error: Error) => error.message,
  )

test('a second process on the folder is refused, and the first goes on', async () => {
  expect(await launch(first.dataDir, 0)).toContain('is in use by another embedded Supabase')
  const { error } = await createClient(first.url, first.secretKey).from('careers').insert(careerRow('Технолог'))
  expect(error).toBe(null)
})

test('a second process on the port is refused before it touches the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await writeFile(join(folder, 'db'), 'untouched')
  expect(await launch(folder, Number(new URL(first.url).port))).toContain('is taken')
  expect(await readdir(folder)).toEqual(['db'])
})

test('a first start that was cut off is begun anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await writeFile(join(folder, 'db'), 'half a database')
  expect(await launch(folder, 0)).toBe('it started')
})

import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { careerRow } from '../testing/rows.ts'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'
import { onDatabase } from './database.ts'
import { makeKeys, readKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { explainOpenFailure } from './open-failure.ts'
import { startPostgres } from './postgres.ts'
import { resetFolder } from './reset-folder.ts'

const KEYS = makeKeys()
let first: TestSupabase
/** Data with one position, of a Supabase that has ended. */
let kept: string
beforeAll(async () => {
  kept = await temporaryFolder()
  const ended = await startTestSupabase({ dataDir: kept, isWhole: true })
  await createClient(ended.url, ended.secretKey).from('careers').insert(careerRow('Технолог')).throwOnError()
  await ended.stop()
  first = await startTestSupabase({ dataDir: await copyOfKept(), isWhole: true })
})
afterAll(() => first?.stop())

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'supabase-test-'))

async function copyOfKept(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(kept, folder, { recursive: true })
  return folder
}

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
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'postgres'), 'untouched')
  expect(await launch(folder, Number(new URL(first.url).port))).toContain('is taken')
  expect(await readdir(folder)).toEqual(['postgres'])
})

test('a first start that was cut off is begun again, what it left is kept, and its owner alone can read the folder', async () => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'unfinished'), '')
  await writeFile(join(folder, 'postgres'), 'half a database')
  expect(await launch(folder, 0)).toBe('it started')
  const aside = (await readdir(folder)).filter((entry) => entry.startsWith('unfinished'))
  expect(aside).toEqual([expect.stringMatching(/^unfinished-2/)])
  expect(await readFile(join(folder, aside[0] ?? '', 'postgres'), 'utf8')).toBe('half a database')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('data of other migrations are named with what helps and left as they are; a reset moves them aside', async () => {
  const folder = await copyOfKept()
  const ask = async (data: string, sql: string) => {
    const { server, stop } = await startPostgres({ data: join(data, 'postgres'), isKept: true })
    return onDatabase(server, 'postgres', (client) => client.query(sql)).finally(stop)
  }
  const pretend = (sql: string) => ask(folder, sql)
  const history = 'supabase_migrations.schema_migrations'

  await pretend(`update ${history} set statements = array['create table other ()'] where name = 'create_news'`)
  expect(await launch(folder, 0)).toContain('were made by migrations that are not those of supabase/migrations')
  await pretend(`update ${history} set version = '20260101000000' where name = 'create_news'`)
  const reason = await launch(folder, 0)
  expect(reason).toContain('(20260101000000 and ')
  expect(reason).toContain('pnpm db:reset')
  expect(reason).toContain('pnpm backup FILE')
  // One that was added before those that the database knows: it would be made over what came after it.
  await pretend(`delete from ${history} where version = '20260101000000'`)
  expect(await launch(folder, 0)).toContain('were made by migrations that are not those of supabase/migrations')

  const aside = await resetFolder(folder, { seed: false })
  expect(await launch(folder, 0)).toBe('it started')
  expect((await ask(aside ?? '', 'select title from public.careers')).rows).toEqual([{ title: 'Технолог' }])
})

test('data of an earlier version, which kept them in PGlite, are named with what helps and left as they are; a reset moves them aside', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db/PG_VERSION'), '17')
  const reason = await launch(folder, 0)
  expect(reason).toContain('kept them in PGlite')
  expect(reason).toContain('pnpm db:reset')
  expect(await readFile(join(folder, 'db/PG_VERSION'), 'utf8')).toBe('17')
  const aside = await resetFolder(folder, { seed: false })
  expect(await launch(folder, 0)).toBe('it started')
  expect(await readFile(join(aside ?? '', 'db/PG_VERSION'), 'utf8')).toBe('17')
})

test('data survive the loss of every empty file beside them', async () => {
  const folder = await copyOfKept()
  for (const entry of await readdir(folder)) {
    const { size, isFile } = await stat(join(folder, entry)).then((found) => ({ ...found, isFile: found.isFile() }))
    if (isFile && size === 0) await rm(join(folder, entry))
  }
  await rm(join(folder, 'complete'), { force: true })
  const again = await launchSupabase({ port: 0, folder, keys: KEYS, seed: true, shown: false })
  onTestFinished(again.stop)
  const { data } = await createClient(again.url, KEYS.secret).from('careers').select('title')
  expect(data).toEqual([{ title: 'Технолог' }])
})

test('a database that is damaged is named with what helps, and left as it is', async () => {
  const folder = await copyOfKept()
  const control = join(folder, 'postgres/global/pg_control')
  await writeFile(control, Buffer.alloc((await stat(control)).size))
  const reason = await launch(folder, 0)
  expect(reason).toContain(`The database in ${folder} does not open`)
  expect(reason).toContain('pnpm restore FILE --replace')
  expect((await stat(control)).size).toBeGreaterThan(0)
})

test('a full disk is named as the reason', async () => {
  const { message } = await explainOpenFailure('/data', new Error('Aborted(). Build with -sASSERTIONS'), 3 * 2 ** 20)
  expect(message).toContain('Only 3 MB are free on its disk')
  expect(message).toContain('nothing is lost')
})

test('a folder that cannot be written is not said to be in use', async () => {
  const file = join(await temporaryFolder(), 'a file')
  await writeFile(file, '')
  expect(await launch(file, 0)).toMatch(/a file cannot be used .*belong to the user/)
})

test('keys that cannot be read are not said to be deleted, broken ones are', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'keys.json'))
  await expect(readKeys(folder)).rejects.toThrow('It has to belong to the user')
  await rmdir(join(folder, 'keys.json'))
  await writeFile(join(folder, 'keys.json'), '{')
  await expect(readKeys(folder)).rejects.toThrow('delete it')
})

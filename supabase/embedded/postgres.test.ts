import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'
import type { Server } from './postgres-address.ts'
import { removeFolder } from './remove-folder.ts'

const ask = (server: Server, sql: string) =>
  onDatabase(server, 'postgres', async (client) => (await client.query(sql)).rows)

/** A folder for data below one that only its owner can enter, with a blank in its name. */
async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'data of a test '))
  onTestFinished(() => removeFolder(folder))
  return join(folder, 'data')
}

async function startOver(data: string) {
  const postgres = await startPostgres({ data, isKept: false })
  onTestFinished(postgres.stop)
  return postgres
}

const processOf = async (data: string) => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('where the temporary folder has a long name, the socket is elsewhere', async () => {
  const long = join(tmpdir(), `of a test ${'long'.repeat(30)}`)
  await mkdir(long, { recursive: true })
  onTestFinished(() => removeFolder(long))
  const data = await dataFolder()
  vi.stubEnv('TMPDIR', long)
  const { server } = await startOver(data)
  vi.unstubAllEnvs()
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('data that were copied are opened, no matter who owns the copy', async () => {
  const data = await dataFolder()
  const first = await startPostgres({ data, isKept: true })
  await ask(first.server, 'create table kept ()')
  await first.stop()
  await cp(data, `${data} copied`, { recursive: true })
  const { server } = await startOver(`${data} copied`)
  expect(await ask(server, 'select from kept')).toEqual([])
})

test('a file that names another process does not stop the start', async () => {
  const data = await dataFolder()
  await (await startPostgres({ data, isKept: false })).stop()
  await writeFile(join(data, 'postmaster.pid'), [process.pid, data, '0', '5432', '/nowhere', '', ''].join('\n'))
  const { server } = await startOver(data)
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.skipIf(process.platform !== 'linux')(
  'a PostgreSQL that a kill of what started it has left over is ended by the next start',
  async () => {
    const data = await dataFolder()
    const { server, ended } = await startPostgres({ data, isKept: true })
    await ask(server, 'create table kept ()')
    const left = await processOf(data)
    const [, guard] = /PPid:\s+(\d+)/.exec(await readFile(`/proc/${left}/status`, 'utf8')) ?? []
    process.kill(Number(guard), 'SIGKILL')
    await ended.catch(() => undefined)
    expect(runs(left)).toBe(true)

    const next = await startOver(data)
    expect(runs(left)).toBe(false)
    expect(await ask(next.server, 'select from kept')).toEqual([])
  },
)

test('why data cannot be made is said in the words of PostgreSQL', async () => {
  const data = await dataFolder()
  await mkdir(data)
  await writeFile(join(data, 'something else'), '')
  await expect(startPostgres({ data, isKept: true })).rejects.toThrow(/cannot make its data .* exists but is not empty/)
})

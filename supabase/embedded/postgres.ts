import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { addressOf, type Server, SUPERUSER } from './postgres-address.ts'
import { endLeftover } from './postgres-leftover.ts'
import { type Account, accountFor, postgres17, programsFor } from './postgres-programs.ts'
import { removeFolder } from './remove-folder.ts'

export type Postgres = {
  server: Server
  /** Resolves when it runs no more, for whatever reason. */
  ended: Promise<void>
  /** Ends it; resolves when it is gone. */
  stop(): Promise<void>
}

const IS_WINDOWS = process.platform === 'win32'
const LOCALE = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
const PASSWORD_FILE = 'superuser-password'
/** The shortest limit of all systems. */
const MAX_SOCKET_PATH_BYTES = 103
/** Nothing of it is kept: no power cut is survived, and many databases are open at a time. */
const NOT_KEPT = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' }
const run = promisify(execFile)

/**
 * Runs PostgreSQL and ends it when its standard input ends, so that it never outlives who started it; then removes the
 * folder of its socket. Arguments: the signal, that folder, the command.
 */
const GUARD = `
  signal=$1; folder=$2; shift 2
  trap '' HUP INT TERM
  exec 3<&0
  "$@" 3<&- </dev/null & server=$!
  { read -r _ <&3; kill -s "$signal" "$server"; } 2>/dev/null & watch=$!
  wait "$server"; code=$?
  kill -s KILL "$watch" 2>/dev/null
  rm -rf "$folder" 2>/dev/null
  exit "$code"
`

/**
 * Starts PostgreSQL over the data in a folder, which no one else may use meanwhile, and makes them when there are none. It is
 * reached by a socket in a short temporary folder; as root it runs under another account. As at Supabase its superuser is
 * `supabase_admin`, and letters are compared by ICU.
 * @param isKept whether data have to survive a power cut; what is not kept ends at once
 * @param bin a folder with its programs; those of PostgreSQL 17 from npm unless given
 * @throws with its log when it ends instead of coming up
 */
export async function startPostgres({
  data,
  isKept,
  bin = postgres17(),
}: {
  data: string
  isKept: boolean
  bin?: string
}): Promise<Postgres> {
  await endLeftover(data)
  const folder = await mkdtemp(join(shortTemporaryFolder(), 'pg-'))
  const account = await accountFor(data)
  if (account) await chown(folder, account.uid, account.gid)
  const programs = await programsFor(account, bin, folder)
  if (!(await exists(join(data, 'PG_VERSION')))) await makeData(data, programs, account, isKept)
  else if (account) await giveTo(account, data)

  const server: Server = IS_WINDOWS
    ? { host: '127.0.0.1', port: await freePort(), password: await readFile(join(data, PASSWORD_FILE), 'utf8') }
    : { host: folder, port: 5432 }
  const settings = {
    port: server.port,
    ...(IS_WINDOWS ? { listen_addresses: server.host } : { listen_addresses: '', unix_socket_directories: folder }),
    ...(isKept ? {} : NOT_KEPT),
  }
  const command = [
    join(programs, 'postgres'),
    ...['-D', seenFrom(data, account)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const guarded = IS_WINDOWS ? command : ['/bin/sh', '-c', GUARD, 'sh', isKept ? 'INT' : 'QUIT', folder, ...command]
  const [program = '', ...args] = guarded
  const child = spawn(program, args, { ...account, cwd: data, stdio: ['pipe', 'ignore', 'pipe'] })
  const gone = once(child, 'exit')
  const ended = gone.then(() => removeFolder(folder))
  await untilItAnswers(server, child)
  return {
    server,
    ended,
    async stop() {
      if (IS_WINDOWS && child.exitCode === null) await run(join(programs, 'pg_ctl'), ['stop', '-m', 'fast', '-D', data])
      child.stdin?.end()
      await ended
    },
  }
}

/**
 * How the data are called: an account that cannot enter the folders above them, as below root's home, reaches them as the
 * folder that it is started in.
 */
const seenFrom = (data: string, account: Account | null): string =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : data

async function makeData(data: string, programs: string, account: Account | null, isKept: boolean): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 })
  if (account) await chown(data, account.uid, account.gid)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${data}.password`
  if (IS_WINDOWS) await writeFile(passwordFile, password, { mode: 0o600 })
  await run(
    join(programs, 'initdb'),
    [
      ...['-D', seenFrom(data, account), '-U', SUPERUSER, '-E', 'UTF8', ...LOCALE],
      ...(IS_WINDOWS ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']),
      ...(isKept ? [] : ['--no-sync']),
    ],
    { ...account, cwd: data },
  ).catch(({ stderr, message }: Error & { stderr?: string }) => {
    throw new Error(`PostgreSQL cannot make its data in ${data}: ${stderr?.trim() || message}`)
  })
  if (!IS_WINDOWS) return
  await writeFile(join(data, PASSWORD_FILE), password)
  await rm(passwordFile)
}

/** Data that root has copied from elsewhere are root's. */
async function giveTo({ uid, gid }: Account, data: string): Promise<void> {
  if ((await stat(data)).uid !== uid) await run('chown', ['-R', `${uid}:${gid}`, data])
}

async function untilItAnswers(server: Server, child: ChildProcess): Promise<void> {
  let log = ''
  const keep = (chunk: Buffer) => {
    log += chunk
  }
  child.stderr?.on('data', keep)
  while (!(await answers(server))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`)
    await wait(50)
  }
  // Its later log holds what visitors wrote.
  child.stderr?.off('data', keep).resume()
}

async function answers(server: Server): Promise<boolean> {
  const client = new pg.Client(addressOf(server, {}))
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

function shortTemporaryFolder(): string {
  const isShort = Buffer.byteLength(join(tmpdir(), 'pg-xxxxxx/.s.PGSQL.5432')) <= MAX_SOCKET_PATH_BYTES
  return IS_WINDOWS || isShort ? tmpdir() : '/tmp'
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

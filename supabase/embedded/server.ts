/**
 * The embedded Supabase as a process:
 * `node server.ts [--port 54321] [--folder .temp/embedded] [--no-seed]`, keys from SUPABASE_SECRET_KEY and
 * SUPABASE_PUBLISHABLE_KEY or from the folder's keys.json. Says `ready` on the terminal, and to a parent that forked
 * it; ends with SIGINT, SIGTERM, or when that parent is gone. For tests, `--postgres SERVER --database NAME` serves a
 * database of a PostgreSQL that runs already (its address as JSON).
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { lockFolder } from './folder-lock.ts'
import { createFunctions } from './functions.ts'
import { type Keys, readOrMakeKeys } from './keys.ts'
import { describeError, log, say, silencePackages } from './output.ts'
import { type ServedDatabase, serveDatabase } from './served-database.ts'
import { embeddedFolder, readSettings, type Settings } from './settings.ts'
import { openSupabase, plantSeed } from './supabase.ts'

const { values: options } = parseArgs({
  options: {
    port: { type: 'string' },
    folder: { type: 'string' },
    'no-seed': { type: 'boolean' },
    postgres: { type: 'string' },
    database: { type: 'string' },
  },
})

silencePackages()
let isEnding = false
let supabase: ServedDatabase | null = null
let functions: ReturnType<typeof createFunctions> | null = null
const server = createAdaptorServer({
  // As nginx, which real Supabase's gateway is built on: Node's five seconds end connections that a busy client still uses.
  serverOptions: { keepAliveTimeout: 75_000 },
  fetch: (request) => {
    const called = functions?.nameIn(request)
    if (functions && called) return functions.call(called, request)
    if (supabase) return supabase.fetch(request)
    return Response.json(
      { message: 'The embedded Supabase is starting.' },
      { status: 503, headers: { 'retry-after': '1' } },
    )
  },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
process.once('disconnect', stop)
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.once(event, failUnexpectedly)

try {
  const settings = await readSettings()
  const folder = resolve(options.folder ?? embeddedFolder)
  const port = await takePort(options.port === undefined ? settings.port : Number(options.port))
  await lockFolder(folder)
  const keys = await givenKeys(folder)
  supabase = await open(folder, settings, keys)
  const url = `http://127.0.0.1:${port}`
  functions = createFunctions({ url, keys })
  say(`Embedded Supabase ready on ${url}`)
  process.send?.({ ready: url })
} catch (error) {
  fail(error as Error)
}

async function open(folder: string, settings: Settings, keys: Keys): Promise<ServedDatabase> {
  const { postgres, database } = options
  const seed = !options['no-seed']
  if (postgres === undefined || database === undefined) {
    const opened = await openSupabase(folder, { settings, keys, seed, say })
    void opened.ended.then(() => {
      if (!isEnding) failUnexpectedly(new Error('PostgreSQL ended by itself'))
    })
    return opened
  }
  const place = { server: JSON.parse(postgres), database }
  const served = await serveDatabase(place, { folder, settings, keys })
  if (seed) await plantSeed(place, served, settings, keys)
  return served
}

/** The port first, then the folder: anyone who comes second has not touched the data. */
async function takePort(port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; stop what listens there.`) : error
  })
  return (server.address() as AddressInfo).port
}

async function givenKeys(folder: string): Promise<Keys> {
  const { SUPABASE_SECRET_KEY: secret, SUPABASE_PUBLISHABLE_KEY: publishable } = process.env
  const kept = secret && publishable ? null : await readOrMakeKeys(folder)
  return { secret: secret || kept?.secret || '', publishable: publishable || kept?.publishable || '' }
}

function stop(): void {
  isEnding = true
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  Promise.all([functions?.close(), supabase?.close()]).then(() => process.exit(0), fail)
}

/** Node would print the error with all its values. */
function failUnexpectedly(error: unknown): void {
  log('error', 'the embedded Supabase ends on an error', describeError(error))
  process.exit(1)
}

function fail(error: Error): void {
  if (process.send) process.send({ failed: error.message }, () => process.exit(1))
  else {
    say(`The embedded Supabase stops: ${error.message}`)
    process.exit(1)
  }
}

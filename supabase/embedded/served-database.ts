import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { App, type IAppConfig, setExperimental } from '@supabase/lite'
import { upsertBuckets } from './buckets.ts'
import { judgeBulk } from './bulk-requests.ts'
import { connect, onDatabase } from './database.ts'
import { type Keys, makeKeys } from './keys.ts'
import { foreignMigrations, migrate } from './migrations.ts'
import { createObjectFiles } from './object-files.ts'
import { type Server, SUPERUSER } from './postgres-address.ts'
import { asPostgrestAnswers } from './postgrest-errors.ts'
import { readBody } from './request-body.ts'
import { prepareStatements, setInOneStatement } from './session-settings.ts'
import type { Settings } from './settings.ts'
import { createRoles, prepareAsSupabase, STORAGE_RIGHTS } from './supabase-roles.ts'
import { refusalOfUnfiltered } from './unfiltered-requests.ts'

export type ServedDatabase = {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

type LiteApp = Awaited<ReturnType<App<IAppConfig>['init']>>

/** The database was made by other migrations than the project's: `versions`. */
export class ForeignMigrationsError extends Error {
  readonly versions: string[]
  constructor(versions: string[]) {
    super(`made by other migrations: ${versions.join(', ')}`)
    this.versions = versions
  }
}

/**
 * Brings a database to where the project's migrations lead: with what Supabase brings itself, Storage's tables, and the buckets.
 * @throws ForeignMigrationsError, and the database stays as it is
 */
export async function setUpDatabase(server: Server, database: string, settings: Settings): Promise<void> {
  await onDatabase(server, database, async (client) => {
    await createRoles(client, server)
    await prepareAsSupabase(client)
    const foreign = await foreignMigrations(client)
    if (foreign.length > 0) throw new ForeignMigrationsError(foreign)
    const connection = connect(server, database, SUPERUSER)
    const app = await createApp(connection, '', settings, makeKeys())
    await app.ensureSystemSchema().finally(() => connection.close())
    await client.query(STORAGE_RIGHTS)
    await migrate(client)
    await upsertBuckets((sql, values) => client.query(sql, values), settings.buckets)
  })
}

/**
 * Serves a database as Supabase does, with objects in `folder`: many requests at a time, each in a session of the role
 * `authenticator`. PostgREST and Storage are lite's, with answers and errors as the real ones give them, and nothing is granted
 * that no migration grants.
 */
export async function serveDatabase(
  { server, database }: { server: Server; database: string },
  { folder, settings, keys }: { folder: string; settings: Settings; keys: Keys },
): Promise<ServedDatabase> {
  const connection = connect(server, database, 'authenticator')
  const superuser = connect(server, database, SUPERUSER)
  // PostgREST reads the catalogue, lite the information schema, which shows a role only what is its own.
  connection.introspect = (options) => superuser.introspect(options)
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => asPostgrestAnswers(normalize(error)) as ReturnType<typeof normalize>
  // Left "unknown", lite would try to grant everything to anon.
  Reflect.set(connection, 'rlsState', 'active')
  setInOneStatement(connection)
  prepareStatements(connection)
  const app = await createApp(connection, folder, settings, keys)
  return {
    async fetch(request) {
      const refusal = refusalOfUnfiltered(request)
      if (refusal) return refusal
      const whole = await readBody(request, keys)
      if (whole.refusal) return whole.refusal
      const judged = await judgeBulk(whole.request)
      return judged.refusal ?? withOneLength(await app.fetch(judged.request))
    },
    async close() {
      await connection.close()
      await superuser.close()
    },
  }
}

/** Supabase's lite server over a database, with objects in `folder`. */
async function createApp(
  connection: NonNullable<IAppConfig['connection']>,
  folder: string,
  settings: Settings,
  keys: Keys,
): Promise<LiteApp> {
  setExperimental('storage', true)
  const app = new App<IAppConfig>({
    connection,
    api: { schemas: settings.schemas, max_rows: settings.maxRows },
    auth: {
      enabled: false,
      // lite's default is public, and anyone who knows it forges a service role.
      jwt_secret: randomBytes(32).toString('hex'),
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    storage: { enabled: true, file_size_limit: settings.fileSizeLimit },
    options: { server: { disableStudio: true, admin: false } },
  } as IAppConfig)
  app._storageAdapter = createObjectFiles(join(folder, 'storage'))
  return app.init()
}

/** The HTTP server counts a body itself and would send a second `content-length`, which clients refuse. */
function withOneLength(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json')) answer.headers.delete('content-length')
  return answer
}

import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { App, type IAppConfig, setExperimental } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { uploadObjects, upsertBuckets } from './buckets.ts'
import { openDatabase, STORAGE_RIGHTS, SUPABASE_ROLES } from './database.ts'
import type { Keys } from './keys.ts'
import { applyMigrations } from './migrations.ts'
import { createObjectFiles } from './object-files.ts'
import type { Settings } from './settings.ts'
import { createTurns } from './turns.ts'
import { refusalOfUnfiltered } from './unfiltered-requests.ts'

type LiteApp = Awaited<ReturnType<App<IAppConfig>['init']>>

export type EmbeddedSupabase = {
  /** Answers one request; requests are served one after the other. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/**
 * Opens the embedded Supabase in `folder`, which `lockFolder` must hold: database, storage, migrations, buckets and,
 * with `seed`, at the first start only, the seed. A first start that was cut off is begun anew.
 */
export async function openSupabase(
  folder: string,
  { settings, keys, seed }: { settings: Settings; keys: Keys; seed: boolean },
): Promise<EmbeddedSupabase> {
  const begun = join(folder, 'complete')
  const fresh = !(await exists(begun))
  if (fresh) await removeData(folder)

  const connection = await openDatabase(folder)
  const app = await createApp(connection, folder, settings, keys)
  await connection.driver.exec(SUPABASE_ROLES)
  await app.ensureSystemSchema()
  await connection.driver.exec(STORAGE_RIGHTS)
  await applyMigrations(connection.driver)
  await upsertBuckets(connection, settings.buckets)
  if (fresh && seed) {
    for (const file of settings.seedFiles) await connection.driver.exec(await readFile(file, 'utf8'))
    await uploadObjects((request) => app.fetch(request), keys.secret, settings.buckets)
  }
  if (fresh) await writeFile(begun, '', { flush: true })

  const inTurn = createTurns()
  return {
    async fetch(request) {
      const refusal = refusalOfUnfiltered(request)
      if (refusal) return refusal
      const whole = await withWholeBody(request)
      return withOneLength(await inTurn(async () => app.fetch(whole)))
    },
    close: () => inTurn(() => connection.close()),
  }
}

/** Database and objects, so that the next start begins anew; keys stay. */
export async function removeData(folder: string): Promise<void> {
  for (const entry of ['complete', 'db', 'storage']) await rm(join(folder, entry), { recursive: true, force: true })
}

async function createApp(
  connection: PgliteConnection,
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
      // lite's default is public, and whoever knows it forges a service role.
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

/** A slow sender waits for itself, never in the turn of the others. */
async function withWholeBody(request: Request): Promise<Request> {
  if (request.body === null) return request
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
  })
}

/** The HTTP server counts a body itself and would send a second `content-length`, which clients refuse. */
function withOneLength(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json')) answer.headers.delete('content-length')
  return answer
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { App, type IAppConfig, setExperimental } from '@supabase/lite'
import { uploadObjects, upsertBuckets } from './buckets.ts'
import { beginFirstStart, endFirstStart } from './data-folder.ts'
import { openDatabase, STORAGE_RIGHTS, SUPABASE_ROLES } from './database.ts'
import type { Keys } from './keys.ts'
import { applyMigrations, foreignMigrations } from './migrations.ts'
import { createMutex } from './mutex.ts'
import { createObjectFiles } from './object-files.ts'
import { explainOpenFailure } from './open-failure.ts'
import { readBody } from './request-body.ts'
import type { Settings } from './settings.ts'
import { refusalOfUnfiltered } from './unfiltered-requests.ts'

type LiteApp = Awaited<ReturnType<App<IAppConfig>['init']>>

export type EmbeddedSupabase = {
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/**
 * Opens the embedded Supabase in `folder`, which `lockFolder` must hold: database, storage, migrations, buckets and,
 * with `seed`, at the first start only, the seed. A first start that was cut off is begun anew beside what is there.
 * @param say told what was done with it
 * @throws when its data were made by other migrations than the project's; they stay as they are
 */
export async function openSupabase(
  folder: string,
  {
    settings,
    keys,
    seed,
    say = () => {},
  }: { settings: Settings; keys: Keys; seed: boolean; say?: (line: string) => void },
): Promise<EmbeddedSupabase> {
  const fresh = await beginFirstStart(folder, say)
  const connection = await openDatabase(folder).catch(async (error: unknown) => {
    throw await explainOpenFailure(folder, error)
  })
  const app = await createApp(connection, folder, settings, keys)
  await connection.driver.exec(SUPABASE_ROLES)
  await app.ensureSystemSchema()
  await connection.driver.exec(STORAGE_RIGHTS)
  const foreign = await foreignMigrations(connection.driver)
  if (foreign.length > 0) {
    await connection.close()
    throw otherMigrations(folder, foreign)
  }
  await applyMigrations(connection.driver)
  await upsertBuckets((sql, values) => connection.driver.query(sql, values), settings.buckets)
  if (fresh && seed) {
    for (const file of settings.seedFiles) await connection.driver.exec(await readFile(file, 'utf8'))
    await uploadObjects((request) => app.fetch(request), keys.secret, settings.buckets)
  }
  if (fresh) await endFirstStart(folder)

  const exclusively = createMutex()
  return {
    fetch: serve(keys, (request) => exclusively(async () => app.fetch(request))),
    close: () => exclusively(() => connection.close()),
  }
}

function otherMigrations(folder: string, [first, ...others]: string[]): Error {
  const which = others.length === 0 ? first : `${first} and ${others.length} more`
  return new Error(
    `The data in ${folder} were made by migrations that are not those of supabase/migrations (${which}). They stay as they are, and nothing is started.
  pnpm db:reset   begins anew with the sample content; these data are moved aside, not erased.
To take them along, first run pnpm backup FILE in the commit that made them, then here pnpm db:reset and pnpm restore FILE --replace, which says so when the tables are other ones.`,
  )
}

/** Answers as Supabase does with what `answer` gives. */
export function serve(
  keys: Keys,
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refusal = refusalOfUnfiltered(request)
    if (refusal) return refusal
    const whole = await readBody(request, keys)
    return whole.refusal ?? withOneLength(await answer(whole.request))
  }
}

/** Supabase's lite server over a database, with objects in `folder`. */
export async function createApp(
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

/** The HTTP server counts a body itself and would send a second `content-length`, which clients refuse. */
function withOneLength(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json')) answer.headers.delete('content-length')
  return answer
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadObjects } from './buckets.ts'
import { beginFirstStart, DATABASE, endFirstStart, refuseOlderData } from './data-folder.ts'
import { onDatabase } from './database.ts'
import type { Keys } from './keys.ts'
import { explainOpenFailure } from './open-failure.ts'
import { startPostgres } from './postgres.ts'
import type { Server } from './postgres-address.ts'
import { ForeignMigrationsError, type ServedDatabase, serveDatabase, setUpDatabase } from './served-database.ts'
import type { Settings } from './settings.ts'

/** The one database of the embedded Supabase, named as Supabase names it. */
const NAME = 'postgres'

export type EmbeddedSupabase = ServedDatabase & {
  /** Resolves when its PostgreSQL runs no more, for whatever reason. */
  ended: Promise<void>
}

/**
 * Opens the embedded Supabase in `folder`, which `lockFolder` must hold: PostgreSQL, storage, migrations, buckets and,
 * with `seed`, at the first start only, the seed. A first start that was cut off is begun again beside what is there.
 * @param say told what was done with it
 * @throws when its data were made by other migrations than the project's, or by PGlite; they stay as they are
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
  await refuseOlderData(folder)
  const isFirst = await beginFirstStart(folder, say)
  const postgres = await startPostgres({ data: join(folder, DATABASE), isKept: true }).catch(async (error: unknown) => {
    throw isFirst ? error : await explainOpenFailure(folder, error)
  })
  const { server } = postgres
  try {
    await setUpDatabase(server, NAME, settings)
    const served = await serveDatabase({ server, database: NAME }, { folder, settings, keys })
    if (isFirst && seed) await plantSeed({ server, database: NAME }, served, settings, keys)
    if (isFirst) await endFirstStart(folder)
    return {
      fetch: served.fetch,
      ended: postgres.ended,
      async close() {
        await served.close()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error instanceof ForeignMigrationsError ? otherMigrations(folder, error.versions) : error
  }
}

/** Puts the sample content into a database that has none. */
export async function plantSeed(
  { server, database }: { server: Server; database: string },
  { fetch }: ServedDatabase,
  { seedFiles, buckets }: Settings,
  keys: Keys,
): Promise<void> {
  await onDatabase(server, database, async (client) => {
    for (const file of seedFiles) await client.query(await readFile(file, 'utf8'))
  })
  await uploadObjects(fetch, keys.secret, buckets)
}

function otherMigrations(folder: string, [first, ...others]: string[]): Error {
  const which = others.length === 0 ? first : `${first} and ${others.length} more`
  return new Error(
    `The data in ${folder} were made by migrations that are not those of supabase/migrations (${which}). They stay as they are, and nothing is started.
  pnpm db:reset   begins again with the sample content; these data are moved aside, not erased.
To take them along, first run pnpm backup FILE in the commit that made them, then here pnpm db:reset and pnpm restore FILE --replace, which says so when the tables are other ones.`,
  )
}

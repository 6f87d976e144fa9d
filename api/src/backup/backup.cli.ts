/** `backup.cli.ts write FILE` and `backup.cli.ts restore FILE [--replace]`; the Supabase is that of the environment. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSupabase } from '#config.ts'
import { createBucket } from '#supabase/bucket.ts'
import { ask, createSupabase } from '#supabase/client.ts'
import { InvalidValueError, UnavailableError } from '#supabase/errors.ts'
import { restoreBackup } from './backup.restore.ts'
import { writeBackup } from './backup.write.ts'

const USAGE = 'Use: pnpm backup FILE   or   pnpm restore FILE [--replace]'
/** Milliseconds; no visitor waits for an answer here. */
const TIMEOUTS = { rest: 300_000, storage: 120_000, functions: 60_000 }

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [action, path, ...more] = positionals
  if (!path || more.length > 0) throw new Error(USAGE)
  const file = resolve(process.env.INIT_CWD ?? '.', path)
  const address = readSupabase(process.env)
  const supabase = createSupabase(address, TIMEOUTS)
  if (action === 'write') {
    const { rows, pictures, files, missing } = await writeBackup(supabase, createBucket(supabase, 'news'), file)
    for (const name of missing) console.error(`The file ${name} is named by a row, but not stored.`)
    if (missing.length > 0)
      throw new Error(
        `${file} is incomplete: ${missing.length} of its files ${missing.length === 1 ? 'is' : 'are'} missing.`,
      )
    // So that the administration can say when there was none for long.
    await ask(supabase.rpc('note_backup'))
    return `${file} holds ${rows} rows, ${pictures} pictures and ${files} files of inquiries, documents and people of ${address.url}. It contains personal data: keep it safe.`
  }
  if (action === 'restore') {
    const { rows, pictures, files, madeAt } = await restoreBackup(supabase, file, {
      isReplacing: values.replace ?? false,
    })
    return `${rows} rows, ${pictures} pictures and ${files} files of inquiries, documents and people of ${madeAt} are at ${address.url} again. Everybody has to sign in again.`
  }
  throw new Error(USAGE)
}

try {
  console.log(await run())
} catch (error) {
  const { message } = error as Error
  const reason = error instanceof InvalidValueError ? `the database does not accept a value: ${message}` : message
  console.error(error instanceof UnavailableError ? 'Supabase does not answer.' : reason)
  process.exitCode = 1
}

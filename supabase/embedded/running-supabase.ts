import { findSupabase } from './find-supabase.ts'

/**
 * The variables that lead a command to the Supabase of this project: those of the environment, else of what listens on
 * `port`.
 * @throws when nothing listens there, or something that is not ours
 */
export async function findRunningSupabase(
  { port, folder }: { port: number; folder: string },
  { SUPABASE_URL, SUPABASE_SECRET_KEY }: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  if (SUPABASE_URL) return {}
  const url = `http://127.0.0.1:${port}`
  const found = await findSupabase(url, folder, SUPABASE_SECRET_KEY)
  if (found.kind === 'nothing')
    throw new Error(
      `Nothing answers at ${url}, the port of supabase/config.toml. \`pnpm dev\` and \`pnpm start\` start it.`,
    )
  if (found.kind === 'other')
    throw new Error(
      `What answers at ${url}, the port of supabase/config.toml, does not accept the key of this project.`,
    )
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEY: found.key }
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { persistedSecret, readIfThere } from '#lib/persisted-secret.ts'

/** What every local `supabase start` answers to, the same on all machines and no secret. */
const CLI_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'

/** True for addresses of this machine only. */
export function isLoopback(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** The secret key of the embedded Supabase when it was started here once, else the one of the CLI. */
export function persistedSecretKey(tempFolder: string): string {
  const keys = readIfThere(join(tempFolder, 'embedded/keys.json'))
  return keys ? (JSON.parse(keys) as { secret: string }).secret : CLI_SECRET_KEY
}

/** Signs the sessions of this machine's staff when no `SESSION_SECRET` is given; 43 characters. */
export function persistedSessionSecret(tempFolder: string): string {
  return persistedSecret(join(tempFolder, 'session-secret'), () => randomBytes(32).toString('base64url'))
}

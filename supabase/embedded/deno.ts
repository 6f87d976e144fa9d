import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supabaseFolder } from './settings.ts'

/** The native Deno; the wrapper for Node around it would leave its child behind when it is ended. */
export function denoProgram(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string }
  return runInstall()
}

/** What Deno needs to run or check a function with the packages of this workspace and without the network. */
export const denoOptions = (functionFolder: string) => [
  '--quiet',
  '--node-modules-dir=manual',
  `--config=${join(functionFolder, 'deno.json')}`,
]

/** Environment that keeps Deno's cache beside ours. */
export const denoEnvironment = {
  DENO_DIR: join(supabaseFolder, '.temp/deno'),
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
}

/**
 * A copy of `supabase/functions` outside of the workspace, its packages beside it. Within the workspace any error of
 * Deno's makes it rewrite the root package.json.
 */
export async function stageFunctions(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-functions-'))
  await cp(join(supabaseFolder, 'functions'), join(folder, 'functions'), { recursive: true })
  await cp(join(import.meta.dirname, 'run-function.ts'), join(folder, 'run-function.ts'))
  await symlink(join(supabaseFolder, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

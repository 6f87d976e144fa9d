import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supabaseFolder } from './settings.ts'

/** The native Deno, of the package that `TEST_DENO` names if it does; the wrapper for Node around it would leave its child behind when it is ended. */
export function denoProgram(): string {
  const deno = process.env.TEST_DENO || 'deno'
  const { runInstall } = createRequire(import.meta.url)(`${deno}/install_api.cjs`) as { runInstall(): string }
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
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: await packagesOfFunctions() }))
  await symlink(join(supabaseFolder, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** What their deno.json import: Deno 2.1 takes from node_modules only what a package.json names. */
async function packagesOfFunctions(): Promise<Record<string, string>> {
  const packages: Record<string, string> = {}
  for (const file of await Array.fromAsync(glob('functions/*/deno.json', { cwd: supabaseFolder }))) {
    const { imports } = JSON.parse(await readFile(join(supabaseFolder, file), 'utf8')) as { imports: object }
    for (const specifier of Object.values(imports) as string[]) {
      const at = specifier.lastIndexOf('@')
      packages[specifier.slice('npm:'.length, at)] = specifier.slice(at + 1).split('/')[0] ?? ''
    }
  }
  return packages
}

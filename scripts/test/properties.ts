/**
 * `pnpm test properties [CASES] [WORD …]`: every test that tries a property with random cases (or those whose file has
 * a word in its path), with 1,000,000 cases each, or as many as asked for; those that ask a database with a share of
 * them. A failure prints the seed that repeats it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../run-command.ts'

const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const asked = words.find((word) => /^\d+$/.test(word)) ?? '1000000'
const paths = words.filter((word) => word !== asked)
const files = globSync('{api,supabase,web}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('/test-cases'))
  .filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))

process.exitCode = await runCommand('vitest', ['run', ...files], { PROPERTY_CASES: asked })

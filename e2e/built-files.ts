import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../web/dist/client/.vite/manifest.json')

/** The address of the script that the build has made of a source file of web/, for tests that keep it back. */
export function builtScript(source: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>
  const chunk = chunks[source]
  if (!chunk) throw new Error(`the build has no chunk of ${source}`)
  return `/${chunk.file}`
}
